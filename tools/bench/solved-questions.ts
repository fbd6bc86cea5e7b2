import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { schoolClasses, subjects } from '@/shared/ghana';
import type { SolvedQuestion } from '@/features/learning/solved-questions/model/solved-pack';

export { packSolvedQuestions } from '@/features/learning/solved-questions/model/solved-pack';
export { createSolvedSearch } from '@/features/learning/solved-questions/model/solved-search';

const content = fileURLToPath(new URL('../../content/practice/', import.meta.url));

/** Words of the practice questions, as often as they stand there. */
function readWords(): readonly string[] {
  const files = readdirSync(content, { recursive: true })
    .map(String)
    .filter((name) => /\w+\/.*\.yaml$/.test(name));
  return files.flatMap((name) => {
    const { questions = [] } = parse(readFileSync(content + name, 'utf8')) as {
      questions?: readonly { statement?: string }[];
    };
    return questions.flatMap(({ statement = '' }) => statement.split(/\s+/).filter(Boolean));
  });
}

/** Numbers from 0 to 1, the same at every run. */
function createRandom(): () => number {
  let state = 20261125;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

/**
 * Solved questions as after some years of use. Each word is drawn by itself, so that they compress worse than
 * sentences do.
 */
export function createSolvedQuestions(count: number): readonly SolvedQuestion[] {
  const words = readWords();
  const random = createRandom();
  const below = (maximum: number) => Math.floor(random() * maximum);
  const pick = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item;
  const sentence = (length: number) => Array.from({ length }, () => pick(words)).join(' ');
  const hex = (length: number) => Array.from({ length }, () => below(16).toString(16)).join('');
  return Array.from({ length: count }, (): SolvedQuestion => {
    const question = sentence(8 + below(24));
    return {
      slug: `${question
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .slice(0, 48)}-${hex(4)}`,
      subject: pick(subjects),
      schoolClass: pick(schoolClasses),
      question,
      about: sentence(3 + below(6)),
    };
  });
}
