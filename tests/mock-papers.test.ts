import { expect, test } from 'vitest';
import { createQuestionSource, noTemplates, packIds } from '@/entities/practice/pack';
import { drawPaper } from '@/features/practice/mock-paper/model/draw-paper';
import { paperFacts } from '@/features/practice/mock-paper/model/paper-facts';
import { buildPacks } from '../tools/practice/build-packs';

const packs = new Map(buildPacks().map(({ pack }) => [pack.id, pack]));

test.each(packIds)('%s has questions for a whole paper, none twice', (id) => {
  const pack = packs.get(id);
  if (!pack) throw new Error(`no pack ${id}`);
  const { questions: count } = paperFacts[id];
  const sections = drawPaper(createQuestionSource(pack, noTemplates), { count, seed: 3 });
  const drawn = sections.flatMap(({ questions }) => questions.map(({ question }) => question));
  expect(drawn).toHaveLength(count);
  expect(new Set(drawn).size).toBe(count);
  expect(sections.length).toBeGreaterThan(2);
});
