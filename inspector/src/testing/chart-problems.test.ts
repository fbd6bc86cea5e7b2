import { describe, expect, it } from 'vitest';
import { readChart } from '../chart/chart';
import { layOut } from '../chart/lay-out';
import { lessonMachine } from '../samples/lesson-machine';
import { loanMachine } from '../samples/loan-machine';
import { chartProblems } from './chart-problems';

describe('the layout', () => {
  it.each([lessonMachine, loanMachine])('places every node and edge of $id', async (machine) => {
    expect(await chartProblems(machine)).toEqual([]);
  });

  it('is computed once for each direction', async () => {
    const chart = readChart(lessonMachine);
    const measure = (text: string) => text.length;
    expect(await layOut(chart, 'DOWN', measure)).toBe(await layOut(chart, 'DOWN', measure));
    expect(await layOut(chart, 'DOWN', measure)).not.toBe(await layOut(chart, 'RIGHT', measure));
  });

  it('is reported when it is wrong', async () => {
    const chart = readChart(loanMachine);
    const layout = await layOut(chart, 'DOWN', (text) => text.length);
    const [state] = chart.root.states;
    if (!state) throw new Error('the machine has no state');
    const place = layout.states.get(state.id);
    const states = layout.states as Map<string, NonNullable<typeof place>>;
    states.delete(state.id);
    expect(await chartProblems(loanMachine)).toContain(`DOWN: ${state.id} has no place`);
    if (place) states.set(state.id, { ...place, x: -100 });
    expect(await chartProblems(loanMachine)).toContain('DOWN: states stand outside of loan');
    if (place) states.set(state.id, place);
  });
});
