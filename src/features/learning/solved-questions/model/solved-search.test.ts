import { describe, expect, it } from 'vitest';
import { foldLetters } from '@/shared/ghana';
import { wordsOf } from './fold-words';
import { packSolvedQuestions, readSolvedPack, type SolvedQuestion } from './solved-pack';
import { createSolvedSearch } from './solved-search';

let count = 0;
const solved = (question: string, change: Partial<SolvedQuestion> = {}): SolvedQuestion => {
  count += 1;
  const slug = `${question
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 20)}-${count}`;
  return { slug, subject: 'mathematics', schoolClass: 'jhs-2', question, about: '', ...change };
};

const open = (...all: readonly SolvedQuestion[]) =>
  createSolvedSearch(JSON.parse(JSON.stringify(packSolvedQuestions(all))) as unknown);
const questions = (found: readonly SolvedQuestion[]) => found.map(({ question }) => question);

describe('the packed file', () => {
  it('gives back every question, with its address', () => {
    const all = [
      solved('Solve 3x + 5 = 20', { about: 'Linear equations' }),
      solved('Ɛte sɛn?', { subject: 'ghanaian-language', slug: 'ete-sen' }),
      solved('x²', { slug: 'quite-another' }),
      solved(''),
    ];
    expect(readSolvedPack(packSolvedQuestions(all))).toEqual(all);
  });

  it('cuts long texts at a word, and joins their lines', () => {
    const [one] = readSolvedPack(
      packSolvedQuestions([solved(`First\nline ${'and more words '.repeat(40)}`)]),
    );
    expect(one?.question).toMatch(/^First line and more .* (and|more|words)…$/);
    expect(one?.question.length).toBeLessThanOrEqual(130);
  });

  it.each([null, {}, { version: 2 }, 'html', { ...packSolvedQuestions([]) }])(
    'is empty when it is %o',
    async (file) => {
      expect(readSolvedPack(file)).toEqual([]);
      expect(await createSolvedSearch(file).find('anything')).toEqual([]);
    },
  );
});

describe('a search', () => {
  it('finds similar questions, the most similar first', async () => {
    const search = open(
      solved('Add the fractions 1/2 and 1/3'),
      solved('Solve the linear equation 3x + 5 = 20'),
      solved('Solve the linear equation 4x - 7 = 9 and check it'),
    );
    expect(questions(await search.find('how do I solve this linear equation: 3x + 5 = 20 please'))[0]).toBe(
      'Solve the linear equation 3x + 5 = 20',
    );
    expect(questions(await search.find('fraction'))).toEqual(['Add the fractions 1/2 and 1/3']);
    expect(await search.find('photosynthesis')).toEqual([]);
    expect(await search.find('the and of')).toEqual([]);
  });

  it('finds by what a question is about, by the beginning of a word, and in spite of a slip', async () => {
    const search = open(solved('Why are leaves green?', { about: 'Photosynthesis and chlorophyll' }));
    for (const text of ['photosynthesis', 'photosyn', 'photosinthesis', 'LEAF leave']) {
      expect(await search.find(text)).toHaveLength(1);
    }
  });

  it('is restricted to a subject', async () => {
    const search = open(
      solved('The density of water', { subject: 'science' }),
      solved('The density of people in Accra', { subject: 'social-studies' }),
    );
    expect(questions(await search.find('density', { subject: 'social-studies' }))).toEqual([
      'The density of people in Accra',
    ]);
    expect(await search.find('density')).toHaveLength(2);
    expect(await search.find('density', { subject: 'french' })).toEqual([]);
  });

  it('keeps the order of the file between equal results, and puts the own class before', async () => {
    const all = ['jhs-1', 'jhs-2', 'jhs-3', 'jhs-1'].map((schoolClass) =>
      solved('Area of a circle', { schoolClass }),
    );
    const search = open(...all);
    const places = (found: readonly SolvedQuestion[]) =>
      found.map(({ slug }) => all.findIndex((one) => one.slug === slug));
    expect(places(await search.find('circle area'))).toEqual([0, 1, 2, 3]);
    expect(places(await search.find('circle area', { schoolClass: 'jhs-3' }))).toEqual([2, 0, 1, 3]);
    expect(places(await search.find('circle area', { limit: 2 }))).toEqual([0, 1]);
  });

  it('reads accents and Ghanaian letters as plain ones', async () => {
    const search = open(solved('Kyerɛ sɛnea ɔbaa no yɛ adwuma', { subject: 'ghanaian-language' }));
    expect(await search.find('kyere obaa')).toHaveLength(1);
    expect(await search.find('KYERƐ')).toHaveLength(1);
    expect(foldLetters('Élève à Kɔfɔridua, Ŋku ƒe ʋu')).toBe('eleve a koforidua, nku fe vu');
  });

  it('compares words without endings of the plural', () => {
    expect(wordsOf('The bodies and gases of the atmosphere; mass, radius and axis')).toEqual([
      'body',
      'gase',
      'atmosphere',
      'mass',
      'radius',
      'axis',
    ]);
  });
});
