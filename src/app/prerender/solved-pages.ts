import {
  parseSolvedQuestion,
  solvedQuestionCollection,
  type SolvedQuestion,
} from '@/entities/homework/solved-question';
import { packSolvedQuestions, searchedOf } from '@/features/learning/solved-questions';
import { homeworkSamples } from '../demo/sample-homework';

/** The solved questions of the demo. */
export function sampleSolvedAt(now: Date): readonly SolvedQuestion[] {
  return Object.entries(homeworkSamples(now.getTime())).flatMap(([path, data]) => {
    const [collection, id = '', ...rest] = path.split('/');
    return collection === solvedQuestionCollection && rest.length === 0
      ? [parseSolvedQuestion(id, data)]
      : [];
  });
}

/** The packed file of published questions, the newest first, for the search on a phone. */
export const packOf = (solved: readonly SolvedQuestion[]): string =>
  JSON.stringify(
    packSolvedQuestions(
      [...solved].sort((one, other) => (one.createdAt > other.createdAt ? -1 : 1)).map(searchedOf),
    ),
  );
