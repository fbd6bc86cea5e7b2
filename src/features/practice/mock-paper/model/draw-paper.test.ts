import { expect, test } from 'vitest';
import {
  createQuestionSource,
  findCatalogPack,
  noTemplates,
  packIds,
  type PackId,
  type Question,
} from '@/entities/practice/pack';
import { drawPaper, shareOut, strandsOf } from './draw-paper';
import { paperFacts } from './paper-facts';

test.each([
  [40, [20, 10, 10], [20, 10, 10]],
  [20, [20, 10, 10], [10, 5, 5]],
  [10, [10, 10, 10], [4, 3, 3]],
  [4, [7, 2, 1], [3, 1, 0]],
  [40, [8, 8], [8, 8]],
])('%d of %j is %j', (count, sizes, shares) => {
  expect(shareOut(count, sizes)).toEqual(shares);
});

test.each(packIds)('%s leaves out only topics that the catalogue has', (pack) => {
  const topics = findCatalogPack(pack)?.topics.map(({ id }) => id);
  for (const topic of paperFacts[pack].withoutTopics ?? []) expect(topics).toContain(topic);
});

test('the paper of BECE Mathematics leaves out the old syllabus', () => {
  const topics = [...strandsOf('bece-math').values()].flat().map(({ id }) => id);
  expect(topics).not.toContain('sets');
  expect([...strandsOf('wassce-sci', 2027).values()].flat().map(({ id }) => id)).not.toContain('genetics');
  expect([...strandsOf('wassce-sci', 2026).values()].flat().map(({ id }) => id)).toContain('genetics');
});

const questionOf = (id: string, topic: string, more: Partial<Question> = {}) =>
  ({
    ...{ id, topic, version: 1, syllabus: [], difficulty: 1, statement: ['?'], hints: [[], []], steps: [] },
    ...{ kind: 'choice', options: [{ text: ['1'] }] },
    ...more,
  }) as Question;

function draw(questions: readonly Question[], count: number, seed = 7, pack: PackId = 'bece-eng') {
  const source = createQuestionSource(
    { format: 1, id: pack, weaknesses: [], misconceptions: [], passages: {}, questions },
    noTemplates,
  );
  return drawPaper(source, { count, seed });
}

const manyOf = (topic: string, count: number, more: Partial<Question> = {}) =>
  Array.from({ length: count }, (_, index) =>
    questionOf(`${topic}-${index}-${more.kind ?? ''}`, topic, more),
  );

test('each strand gets its share, spread over its topics', () => {
  const sections = draw(
    [...manyOf('verb-forms', 10), ...manyOf('vocabulary-and-idioms', 10), ...manyOf('letters', 10)],
    15,
  );
  expect(sections.map(({ strand, questions }) => [strand, questions.length])).toEqual([
    ['Grammar usage', 10],
    ['Writing', 5],
  ]);
  const topics = sections[0]?.questions.map(({ question }) => question.split('-')[0]);
  expect(topics?.filter((topic) => topic === 'verb')).toHaveLength(5);
});

test('questions of one option come first; others only where the pack has too few', () => {
  const mixed = [...manyOf('letters', 6, { kind: 'gap', accept: ['a'], wrong: [] }), ...manyOf('letters', 6)];
  const kinds = (count: number) =>
    draw(mixed, count).flatMap(({ questions }) =>
      questions.filter(({ question }) => question.endsWith('gap')),
    );
  expect(kinds(6)).toEqual([]);
  expect(kinds(8)).toHaveLength(2);
});

test('questions about one passage follow each other', () => {
  const questions = ['a', 'b', 'a', 'b', 'a', 'b'].map((passage, index) =>
    questionOf(`${passage}${index}`, 'comprehension', { passage: `comprehension/${passage}` }),
  );
  const order = draw(questions, 6)[0]?.questions.map(({ question }) => question.charAt(0));
  expect(order).toEqual(['a', 'a', 'a', 'b', 'b', 'b']);
});

test('another seed draws another paper, the same seed the same', () => {
  const pool = manyOf('letters', 40);
  expect(draw(pool, 10, 1)).toEqual(draw(pool, 10, 1));
  expect(draw(pool, 10, 1)).not.toEqual(draw(pool, 10, 2));
});
