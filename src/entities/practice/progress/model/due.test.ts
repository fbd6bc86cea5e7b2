import { expect, it } from 'vitest';
import type { CardMemory } from './card';
import { duePractice } from './due';

const at = (time: string) => Date.parse(`2026-11-${time}:00.000Z`);
const now = at('24T10:00');
const card = (pack: string, due: string) => ({ pack, memory: { due: at(due) } as CardMemory });
const answered = (time: string, clock = time) => ({ at: at(time), clock: at(clock) });

it.each([
  ['nothing without an answer', [], [], null],
  ['nothing before its day', [card('bece-math', '25T00:00')], [answered('23T10:00')], null],
  [
    'what is due until midnight',
    [card('bece-math', '24T23:59'), card('bece-math', '20T08:00')],
    [answered('20T07:00')],
    { pack: 'bece-math', count: 2 },
  ],
  [
    'the pack of which most is due',
    [card('bece-eng', '21T08:00'), card('bece-math', '24T08:00'), card('bece-math', '22T08:00')],
    [],
    { pack: 'bece-math', count: 2 },
  ],
  [
    'what is due after the last answer, where the clock was set back',
    [card('bece-math', '26T08:00')],
    [answered('26T10:00')],
    { pack: 'bece-math', count: 1 },
  ],
])('%s comes back', (_what, cards, latest, due) => {
  expect(duePractice({ cards, latest }, now)).toEqual(due);
});
