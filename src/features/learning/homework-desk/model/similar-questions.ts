import type { HomeworkQuestion } from '@/entities/homework/question';

/** Maximum number of questions to choose from. */
const mostSimilar = 5;

/** States of a question that another can be joined to. */
const joinable: readonly string[] = ['open', 'claimed', 'answered', 'closed'];

const wordsIn = (text: string): ReadonlySet<string> =>
  new Set(text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? []);

/**
 * Questions of the same subject that the question may repeat, the most alike first.
 * @param search words, or the beginning of an id; empty for what is alike by itself
 */
export function similarQuestions(
  question: HomeworkQuestion,
  all: readonly HomeworkQuestion[],
  search: string,
): readonly HomeworkQuestion[] {
  const asked = search.trim();
  const others = all.filter(
    ({ id, state, subject }) =>
      id !== question.id && joinable.includes(state) && subject === question.subject,
  );
  const byId = others.filter(({ id }) => asked.length >= 4 && id.startsWith(asked.toLowerCase()));
  if (byId.length > 0) return byId.slice(0, mostSimilar);
  const words = wordsIn(asked === '' ? question.question : asked);
  const scored = others.map((other) => {
    const found = [...wordsIn(other.question)].filter((word) => words.has(word)).length;
    return { other, score: found + (other.schoolClass === question.schoolClass ? 0.5 : 0) };
  });
  return scored
    .filter(({ score }) => score >= 1)
    .sort((one, other) => other.score - one.score)
    .slice(0, mostSimilar)
    .map(({ other }) => other);
}
