import { packIds } from '../src/entities/practice/pack/model/pack';
import { findProblems, longestShare } from './practice/find-problems';
import { readPacks, readSyllabusIds, readWeaknesses } from './practice/read-sources';

/** Checks the sources of the practice questions: `npm run check-practice [pack …]`. */
const asked = process.argv.slice(2);
const chosen = packIds.filter((id) => asked.length === 0 || asked.includes(id));
const packs = readPacks();
const problems = findProblems(
  packs.filter(({ id }) => chosen.includes(id)),
  {
    weaknesses: readWeaknesses(),
    syllabus: readSyllabusIds(),
    misconceptions: new Set(packs.flatMap(({ misconceptions }) => misconceptions.map(({ id }) => id))),
  },
);
for (const pack of packs.filter(({ id }) => chosen.includes(id))) {
  const questions = pack.topics.flatMap((topic) => topic.questions);
  const kinds = new Map<string, number>();
  for (const { kind } of questions) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  const about = [...kinds].map(([kind, count]) => `${kind} ${String(count)}`).join(', ');
  const longest = Math.round(100 * longestShare(pack));
  console.log(
    `${pack.id}: ${String(questions.length)} questions, ${String(pack.topics.length)} topics, ` +
      `${String(pack.misconceptions.length)} misconceptions (${about}; right option longest ${String(longest)} %)`,
  );
}
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
