import { describe, expect, it } from 'vitest';
import { initialTransition, transition } from 'xstate';
import { lessonMachine } from '../samples/lesson-machine';
import { readChart, statesWithin, transitionId } from './chart';
import { durationWords, stateLines, transitionLines, triggerWords } from './chart-words';
import { eventTypes, liveStates, offeredTransitions } from './live-states';
import { mermaidText } from './mermaid';

const chart = readChart(lessonMachine);
const state = (id: string) => {
  const found = statesWithin(chart.root).find((candidate) => candidate.id === id);
  if (!found) throw new Error(`no state ${id}`);
  return found;
};
const linesFrom = (id: string) =>
  chart.transitions.filter(({ from }) => from === id).map((one) => transitionLines(one).join(' '));

describe('a chart', () => {
  it('has every state with its kind', () => {
    expect(statesWithin(chart.root).map(({ name, kind }) => `${name} ${kind}`)).toEqual([
      'lesson compound',
      'preparing atomic',
      'running parallel',
      'reading compound',
      'quiet atomic',
      'turning atomic',
      'last history',
      'light compound',
      'on atomic',
      'off atomic',
      'paused atomic',
      'over final',
    ]);
    expect(chart.root.initial).toBe('lesson.preparing');
    expect(state('lesson.running.reading.last').history).toBe('deep');
  });

  it('lists actions and actors of states, without the internal timers of delays', () => {
    expect(stateLines(state('lesson.paused'))).toEqual(['entry / ring']);
    expect(stateLines(state('lesson.running'))).toEqual(['runs / clock', 'tags: busy']);
    expect(stateLines(state('lesson.preparing'))).toEqual(['runs / book']);
  });

  it('writes transitions with event, guard and actions', () => {
    expect(linesFrom('lesson.preparing')).toEqual([
      'book is done',
      'book failed',
      'after 1.5 seconds [(isQuiet and not isLate)]',
    ]);
    expect(linesFrom('lesson.running.reading.quiet')).toEqual(['page.turned / turn']);
    expect(linesFrom('lesson.running.reading.turning')).toEqual(['at once / raise']);
    expect(linesFrom('lesson.running.light.off')).toEqual(['light.switched [in {"running":"light"}]']);
    expect(linesFrom('lesson.paused')).toEqual([
      'lesson.resumed',
      'any other event / inline',
      'after breakLength (15 minutes)',
    ]);
    expect(linesFrom('lesson.running')).toEqual(['lesson.paused', 'board.wiped / ring']);
  });

  it('writes delays in their largest unit', () => {
    expect([20, 1500, 60_000, 86_400_000].map(durationWords)).toEqual([
      '20 milliseconds',
      '1.5 seconds',
      '1 minute',
      '1 day',
    ]);
  });

  it('knows the active states and the events they accept', () => {
    const live = liveStates(chart, { value: { running: { reading: 'quiet', light: 'on' } } });
    expect([...live].map((id) => id.split('.').at(-1))).toEqual([
      'lesson',
      'running',
      'reading',
      'quiet',
      'light',
      'on',
    ]);
    expect(offeredTransitions(chart, live).map(({ trigger }) => triggerWords(trigger))).toEqual([
      'door.closed',
      'lesson.paused',
      'board.wiped',
      'page.turned',
      'light.switched',
    ]);
    expect(eventTypes(chart, live).at(-1)).toBe('*');
  });

  it('finds a transition that was taken', () => {
    const [start] = initialTransition(lessonMachine);
    const [over] = lessonMachine.getTransitionData(start, { type: 'door.closed' });
    expect(over && transitionId(over)).toBe('lesson door.closed 0');
    expect(transition(lessonMachine, start, { type: 'door.closed' })[0].value).toBe('over');
  });

  it('is computed once for each machine', () => {
    expect(readChart(lessonMachine)).toBe(chart);
  });

  it('can be written as Mermaid', () => {
    const text = mermaidText(chart);
    expect(text).toMatch(/^stateDiagram-v2\n {2}state "any state" as s0any\n {2}\[\*\] --> s1\n/);
    expect(text).toContain('s0any --> s11 : door.closed');
    expect(text).toContain('s1 --> s2 : after 1.5 seconds [(isQuiet and not isLate)]');
    expect(text).toContain('\n    --\n');
    expect(text).toContain('s11 --> [*]');
  });
});
