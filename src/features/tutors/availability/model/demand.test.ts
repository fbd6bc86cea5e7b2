import { expect, it } from 'vitest';
import { demandLines } from './demand';

it('lists where families wait, the most first, and omits places without families', () => {
  expect(demandLines({})).toEqual([]);
  expect(demandLines({ french: { jhs: 1 }, mathematics: { jhs: 4, primary: 0 } })).toEqual([
    { subject: 'mathematics', level: 'jhs', families: 4 },
    { subject: 'french', level: 'jhs', families: 1 },
  ]);
});
