/** Draws the pieces of the stage smaller, step by step, until nothing on it is cut off. */
import { tick, untrack } from 'svelte';
import { pageWindow } from '../../browser/page-window.svelte';
import { texts } from '../../text/translate.svelte';
import type { TableState } from '../state/table-state.svelte';

/** Things get their sizes one after the other: after so many looks in a row without a fault everything fits. */
const LOOKS = 3;
/** As much may stick out without being missed, in pixels. */
const SLACK = 3;
/** With so much out of sight two steps are made at once. */
const MUCH = 60;
/** What must be seen whole. */
const CONTENT = '.zone, .counters, .head';

export function fitStage(table: TableState, stage: () => HTMLElement | undefined): void {
  const { pieceScale } = table;
  let fitting = 0;

  /** One look a frame: what has just changed its size is measured in the next one. */
  async function fit(): Promise<void> {
    const mine = ++fitting;
    stage()?.setAttribute('data-fitting', '');
    await tick();
    for (let looks = 0; looks < LOOKS; looks += 1) {
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      const element = stage();
      if (mine !== fitting || !element) return;
      const over = overflow(element);
      if (over > 0 && pieceScale.shrink(over > MUCH ? 2 : 1)) looks = -1;
    }
    stage()?.removeAttribute('data-fitting');
  }

  $effect(() => {
    void [pageWindow.width, pageWindow.height, texts.lang, table.scene.layout];
    untrack(() => pieceScale.reset());
  });
  /** When choices are taken back, things are as large as they were before them, once nobody is asked about it. */
  let [seq, isBack] = [0, false];
  $effect(() => {
    const now = table.scene.seq ?? 0;
    if (now === seq) return;
    isBack = now < seq;
    seq = now;
    if (isBack) untrack(() => pieceScale.reset());
  });
  $effect(() => {
    const element = stage();
    if (!element) return;
    let tall = element.clientHeight;
    const observer = new ResizeObserver(() => {
      const isTaller = element.clientHeight > tall;
      tall = element.clientHeight;
      if (!isBack || !isTaller) return;
      pieceScale.reset();
      void fit();
    });
    observer.observe(element);
    return () => observer.disconnect();
  });
  $effect(() => {
    void [pageWindow.width, pageWindow.height, texts.lang, table.scene];
    untrack(() => void fit());
  });
  $effect(() => () => void (fitting += 1));
}

/** By how much something on the stage is cut off below, by the stage or by a part of it. */
function overflow(stage: HTMLElement): number {
  const scrolled = stage.querySelector('.part.more') ? 1 : 0;
  const ends = new Map<Element, number>();
  const parts = [...stage.querySelectorAll<HTMLElement>(CONTENT)];
  return Math.max(scrolled, ...parts.map((part) => cutOf(part, stage, ends)));
}

/** By how much an element is cut off below; `ends` keeps what was measured of those around it. */
function cutOf(element: HTMLElement, stage: HTMLElement, ends: Map<Element, number>): number {
  const { bottom } = element.getBoundingClientRect();
  for (let around = element.parentElement; around; around = around.parentElement) {
    const end = ends.get(around) ?? endOf(around, stage);
    ends.set(around, end);
    if (bottom - end > SLACK) return bottom - end;
    if (around === stage) return 0;
  }
  return 0;
}

/** Where an element cuts off what is in it; nowhere if it lets it stick out. */
function endOf(around: HTMLElement, stage: HTMLElement): number {
  const { overflowY, paddingBottom } = getComputedStyle(around);
  if (around !== stage && overflowY === 'visible') return Infinity;
  return around.getBoundingClientRect().bottom - parseFloat(paddingBottom);
}
