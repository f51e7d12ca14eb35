/** Wheel, drag and pinch on a board. */
import { on } from 'svelte/events';
import type { XY } from '../../wire';
import type { Viewport } from '../state/viewport.svelte';

const STILL = 6;

export interface Hold {
  /** Whether the pointer that goes down here is used for something else than moving the board. */
  takes(event: PointerEvent): boolean;
  /** Turn the thing in hand. Returns false if nothing can be turned. */
  turns(): boolean;
}

/** The least time between two turns by the wheel, in milliseconds: one movement of a wheel fires many events. */
const TURNING = 220;

/** Attach to the frame of a board: moves and zooms its viewport, swallows the click after a drag. */
export function gestures(viewport: Viewport, hold: Hold) {
  return (frame: HTMLElement): (() => void) => {
    const fingers = new Map<number, XY>();
    /** The pointer that is used for something else than moving the board. */
    let taken: number | null = null;
    let moved = false;
    let start: XY = [0, 0];
    let turned = -Infinity;

    const inFrame = (x: number, y: number): XY => {
      const { left, top } = frame.getBoundingClientRect();
      return [x - left, y - top];
    };

    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      if (event.timeStamp - turned < TURNING || (!event.ctrlKey && hold.turns())) {
        turned = event.timeStamp - turned < TURNING ? turned : event.timeStamp;
        return;
      }
      viewport.free = true;
      viewport.zoomBy(Math.exp(-event.deltaY * 0.0016), inFrame(event.clientX, event.clientY));
    };

    const down = (event: PointerEvent) => {
      if (event.button !== 0) return;
      fingers.set(event.pointerId, [event.clientX, event.clientY]);
      start = [event.clientX, event.clientY];
      if (fingers.size === 1) moved = false;
      taken = fingers.size === 1 && (onLitPiece(event.target) || hold.takes(event)) ? event.pointerId : null;
    };

    const move = (event: PointerEvent) => {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const now: XY = [event.clientX, event.clientY];
      if (event.pointerId === taken) return void fingers.set(event.pointerId, now);
      if (!moved && Math.hypot(now[0] - start[0], now[1] - start[1]) < STILL) return;
      if (viewport.zoom === 1 && fingers.size === 1) return;
      if (!moved) frame.setPointerCapture(event.pointerId);
      moved = true;
      viewport.free = true;
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      fingers.set(event.pointerId, now);
      if (other) pinch(before, now, other);
      else viewport.moveBy([now[0] - before[0], now[1] - before[1]]);
    };

    const pinch = (before: XY, now: XY, other: XY) => {
      const was = Math.hypot(before[0] - other[0], before[1] - other[1]);
      const is = Math.hypot(now[0] - other[0], now[1] - other[1]);
      viewport.zoomBy(is / (was || 1), inFrame((now[0] + other[0]) / 2, (now[1] + other[1]) / 2));
      viewport.moveBy([(now[0] - before[0]) / 2, (now[1] - before[1]) / 2]);
    };

    const up = (event: PointerEvent) => void fingers.delete(event.pointerId);
    const click = (event: MouseEvent) => {
      if (moved) event.stopPropagation();
      moved = false;
    };
    const double = (event: MouseEvent) => {
      if (!(event.target as Element).closest('[data-lit]')) viewport.fit();
    };

    const off = [
      on(frame, 'wheel', wheel, { passive: false }),
      on(frame, 'pointerdown', down),
      on(frame, 'pointermove', move),
      on(frame, 'pointerup', up),
      on(frame, 'pointercancel', up),
      on(frame, 'click', click, { capture: true }),
      on(frame, 'dblclick', double),
    ];
    return () => off.forEach((end) => end());
  };
}

function onLitPiece(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-piece][data-lit]') !== null;
}
