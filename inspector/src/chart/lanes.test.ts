import { describe, expect, it } from 'vitest';
import { lessonMachine } from '../samples/lesson-machine';
import { loanMachine } from '../samples/loan-machine';
import { readChart } from './chart';
import { isLong, laneLayout, laneRow } from './lanes';

const countLetters = (text: string, _weight: number, size: number) => text.length * size * 0.6;
const loan = readChart(loanMachine);
const closed = laneLayout(loan, new Set(), countLetters);

describe('a chart in lanes', () => {
  it('gives each state a row, in the order of the machine, one below the other', () => {
    expect(closed.rows.map(({ state }) => state.name)).toEqual(['asked', 'ready', 'returned', 'cancelled']);
    expect(closed.height).toBe(4 * laneRow + 16);
    closed.rows.slice(1).forEach(({ box }, place) => {
      const above = closed.rows[place]?.box;
      expect(box.y).toBe((above?.y ?? 0) + (above?.height ?? 0));
    });
  });

  it('leads each line from its row into the row of its target', () => {
    const ends = closed.lines.map(({ transition, points }) => {
      const rowAt = (y: number) =>
        closed.rows.find(({ box }) => y > box.y && y < box.y + box.height)?.state.name;
      return `${rowAt(points[0]?.y ?? 0)} ${rowAt(points.at(-1)?.y ?? 0)} ${transition.trigger.kind}`;
    });
    expect(ends).toEqual([
      'asked ready event',
      'asked cancelled event',
      'ready returned event',
      'ready cancelled event',
    ]);
  });

  it('shares a lane only where lines lead to the same state, or do not meet', () => {
    for (const chart of [loan, readChart(lessonMachine)]) {
      const { lines } = laneLayout(chart, new Set(), countLetters);
      const spans = lines.map(({ transition, points }) => ({
        to: transition.to[0],
        x: points[1]?.x,
        ys: [points[1]?.y ?? 0, points[2]?.y ?? 0],
      }));
      const meeting = spans.flatMap((one, place) =>
        spans
          .slice(place + 1)
          .filter(
            (other) =>
              other.to !== one.to &&
              other.x === one.x &&
              Math.min(...other.ys) < Math.max(...one.ys) &&
              Math.min(...one.ys) < Math.max(...other.ys),
          ),
      );
      expect(meeting).toEqual([]);
    }
  });

  it('lists the ways out of an opened state alone', () => {
    const [asked, ready] = laneLayout(loan, new Set(['loan.ready']), countLetters).rows;
    expect(asked?.texts).toEqual([]);
    expect(asked?.ways).toBe(2);
    expect(ready?.texts.map(({ text }) => text)).toEqual([
      'book.returned [isWhole] → returned',
      'loan.cancelled → cancelled',
    ]);
  });

  it('keeps a row for what leads out of every state', () => {
    const { rows } = laneLayout(readChart(lessonMachine), new Set(['lesson']), countLetters);
    expect(rows[0]?.texts.map(({ text }) => text)).toEqual(['door.closed → over']);
    expect(rows[1]?.box.x).toBeGreaterThan(rows[0]?.box.x ?? 0);
  });

  it('is the first view of long machines alone', () => {
    expect([loan, readChart(lessonMachine)].map(isLong)).toEqual([false, true]);
  });
});
