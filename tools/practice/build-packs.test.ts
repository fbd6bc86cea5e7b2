import { expect, test } from 'vitest';
import catalogData from '../../src/entities/practice/pack/model/catalog.data.json';
import { parsePack } from '../../src/entities/practice/pack/api/pack-files';
import { keyOf } from '../../src/entities/practice/pack/model/answer-text';
import { judge } from '../../src/entities/practice/pack/model/judge';
import type { CatalogPack } from '../../src/entities/practice/pack/model/pack';
import { digestOf, isAgreed } from './blind-sheet';
import { buildPacks } from './build-packs';
import { findProblems, longestShare } from './find-problems';
import { readReviews } from './reviews';
import { readPacks, readSyllabusIds, readWeaknesses } from './read-sources';

const sources = readPacks();
const built = buildPacks();
const questions = built.flatMap(({ pack }) => pack.questions);

test('no source has a problem', () => {
  const misconceptions = new Set(sources.flatMap((pack) => pack.misconceptions.map(({ id }) => id)));
  const known = { weaknesses: readWeaknesses(), syllabus: readSyllabusIds(), misconceptions };
  expect(findProblems(sources, known)).toEqual([]);
});

test('the catalogue is that of the sources: run `npm run practice`', () => {
  // Compressed sizes differ by some bytes between versions of Node.
  const withoutBytes = (entries: readonly CatalogPack[]) => entries.map((entry) => ({ ...entry, bytes: 0 }));
  const catalog = catalogData as readonly CatalogPack[];
  expect(withoutBytes(catalog)).toEqual(withoutBytes(built.map(({ entry }) => entry)));
  for (const { entry } of built) {
    const told = catalog.find(({ id }) => id === entry.id)?.bytes ?? 0;
    expect(Math.abs(told - entry.bytes), entry.id).toBeLessThan(0.02 * entry.bytes);
  }
});

test('a pack is read as it was written, in at most 60 kB', () => {
  for (const { pack, json, entry } of built) {
    expect(parsePack(json, pack.id)).toEqual(pack);
    expect(entry.bytes, pack.id).toBeLessThanOrEqual(60_000);
  }
});

test('the key of every question is judged right, and every known mistake wrong with its reason', () => {
  for (const question of questions) {
    expect(judge(question, keyOf(question)), question.id).toEqual({ kind: 'right' });
    if (question.kind === 'number')
      for (const { value, ...slip } of question.wrong)
        expect(judge(question, { kind: 'number', typed: String(value) }), question.id).toMatchObject({
          kind: 'wrong',
          slip: { misconception: slip.misconception },
        });
    if (question.kind === 'point')
      for (const { x, y, misconception } of question.wrong)
        expect(judge(question, { kind: 'point', x, y }), question.id).toMatchObject({
          kind: 'wrong',
          slip: { misconception },
        });
  }
});

test('no place of the right option is above 32 % in a pack, and its length says nothing', () => {
  for (const { pack } of built) {
    const places = pack.questions.flatMap((question) =>
      question.kind === 'choice' ? [question.options.findIndex(({ slip }) => !slip)] : [],
    );
    if (places.length < 12) continue;
    for (const place of new Set(places)) {
      const share = places.filter((one) => one === place).length / places.length;
      expect(share, `${pack.id}, place ${String(place)}`).toBeLessThanOrEqual(0.32);
    }
  }
  for (const source of sources) expect(longestShare(source), source.id).toBeLessThanOrEqual(0.4);
});

test('a second reader has solved every question in its present words, and agrees with its key', () => {
  const reviews = new Map(readReviews().map((review) => [review.question, review]));
  for (const { pack } of built)
    for (const question of pack.questions) {
      const review = reviews.get(question.id);
      expect(review, question.id).toMatchObject({ version: question.version });
      if (!review) continue;
      expect(isAgreed(question, review.answer), question.id).toBe(true);
      expect(digestOf(question, pack.passages, review.answer), question.id).toBe(review.digest);
    }
});

test('there are as many questions as each subject needs', () => {
  const fewest = {
    ...{ 'bece-math': 80, 'bece-sci': 60, 'bece-eng': 60, 'bece-soc': 40 },
    ...{ 'wassce-math': 80, 'wassce-sci': 60, 'wassce-eng': 60, 'wassce-soc': 40 },
  };
  for (const { pack } of built)
    expect(pack.questions.length, pack.id).toBeGreaterThanOrEqual(fewest[pack.id]);
  expect(built).toHaveLength(8);
});
