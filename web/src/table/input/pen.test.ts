import { describe, expect, it } from 'vitest';
import type { Id, XY } from '../../wire';
import { Pen, between } from './pen';

/** A corridor of cells 20 pixels wide; the pen goes from one to the next. */
class Corridor {
  path: number[] = [0];
  waits = false;
  /** The server is slow: each step waits for its answer. */
  slow = false;

  at([x]: XY): Id | undefined {
    return x < 0 ? undefined : `cell:${Math.floor(x / 20)}`;
  }

  leads(id: Id): boolean {
    const cell = Number(id.slice(5));
    return cell === this.path.at(-1)! + 1 || (cell !== this.path.at(-1) && this.path.includes(cell));
  }

  go(id: Id): void {
    const cell = Number(id.slice(5));
    const seen = this.path.indexOf(cell);
    this.path = seen < 0 ? [...this.path, cell] : this.path.slice(0, seen + 1);
    this.waits = this.slow;
  }

  /** All answers come, one after the other. */
  answer(pen: Pen): void {
    for (let n = 0; n < 50; n += 1) {
      this.waits = false;
      pen.follow();
    }
  }
}

describe('a pen drawn along lit spots', () => {
  it('chooses each of them in turn', () => {
    const paper = new Corridor();
    const pen = new Pen(paper, [10, 0]);
    for (const x of [30, 50, 70]) pen.move([x, 0], 6);
    paper.answer(pen);
    expect(paper.path).toEqual([0, 1, 2, 3]);
  });

  it('is a click as long as the hand is still', () => {
    const paper = new Corridor();
    const pen = new Pen(paper, [18, 0]);
    pen.move([22, 0], 6);
    expect(pen.isDrawing).toBe(false);
    expect(paper.path).toEqual([0]);
  });

  it('skips nothing when the hand is faster than the table', () => {
    const paper = new Corridor();
    paper.slow = true;
    const pen = new Pen(paper, [10, 0]);
    pen.move([110, 0], 6);
    expect(paper.path).toEqual([0, 1]);
    paper.answer(pen);
    expect(paper.path).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('takes steps back over what it has drawn', () => {
    const paper = new Corridor();
    const pen = new Pen(paper, [10, 0]);
    pen.move([90, 0], 6);
    paper.answer(pen);
    pen.move([30, 0], 6);
    paper.answer(pen);
    expect(paper.path).toEqual([0, 1]);
  });

  it('goes on after the hand is off until all is followed', () => {
    const paper = new Corridor();
    paper.slow = true;
    const pen = new Pen(paper, [10, 0]);
    pen.move([70, 0], 6);
    pen.lifted = true;
    expect(pen.isDone).toBe(false);
    paper.answer(pen);
    expect(paper.path).toEqual([0, 1, 2, 3]);
    expect(pen.isDone).toBe(true);
  });

  it('forgets where it could not go', () => {
    const paper = new Corridor();
    const pen = new Pen(paper, [10, 0]);
    pen.move([-100, 0], 6);
    pen.lifted = true;
    pen.follow();
    expect(pen.isDone).toBe(true);
    expect(paper.path).toEqual([0]);
  });
});

it('looks at the whole way between two places of the hand', () => {
  expect(between([0, 0], [12, 0])).toEqual([
    [6, 0],
    [12, 0],
  ]);
  expect(between([3, 3], [3, 3])).toEqual([[3, 3]]);
});
