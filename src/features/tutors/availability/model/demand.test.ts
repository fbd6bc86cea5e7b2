import { expect, it } from 'vitest';
import { demandLines } from './demand';

it('tells where families wait, the most first, and nothing where nobody does', () => {
  expect(demandLines({})).toEqual([]);
  expect(demandLines({ french: { jhs: 1 }, mathematics: { jhs: 4, primary: 0 } })).toEqual([
    { subject: 'mathematics', level: 'jhs', families: 4 },
    { subject: 'french', level: 'jhs', families: 1 },
  ]);
});
