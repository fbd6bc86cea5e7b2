import { expect, it } from 'vitest';
import { demandLines } from './demand-lines';

it('lists where families wait, the most first, and omits places without families', () => {
  expect(demandLines({})).toEqual([]);
  expect(demandLines({ french: { jhs: 1 }, mathematics: { jhs: 4, primary: 0 } })).toEqual([
    { subject: 'mathematics', level: 'jhs', families: 4 },
    { subject: 'french', level: 'jhs', families: 1 },
  ]);
});

it('lists the levels asked for alone, and all when none is', () => {
  const bySubject = { mathematics: { jhs: 4, primary: 2 }, french: { shs: 1 } };
  const at = (levels: Parameters<typeof demandLines>[1]) =>
    demandLines(bySubject, levels).map(({ level }) => level);
  expect(at(['primary', 'shs'])).toEqual(['primary', 'shs']);
  expect(at([])).toEqual(['jhs', 'primary', 'shs']);
});
