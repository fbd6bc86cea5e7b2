import { readFileSync } from 'node:fs';
import { blindQuestion, digestOf, isAgreed, type Review } from './practice/blind-sheet';
import { buildPacks } from './practice/build-packs';
import { readReviews, writeReviews } from './practice/reviews';

/**
 * `npm run review-practice -- <pack>`: prints the questions of a pack that nobody has solved,
 * without keys.
 * `npm run review-practice -- <pack> <file>`: compares the answers of a file, `{ "<id>": "<answer>" }`, with
 * the keys. Those that agree are written into review.json, the others are printed.
 */
const [id, answersFile] = process.argv.slice(2);
const pack = buildPacks().find((built) => built.pack.id === id)?.pack;
if (!pack) throw new Error(`no such pack: ${id ?? ''}`);
const { questions, passages } = pack;

if (answersFile === undefined) {
  const reviews = new Map(readReviews().map((review) => [review.question, review]));
  for (const question of questions) {
    const review = reviews.get(question.id);
    if (review?.digest !== digestOf(question, passages, review?.answer ?? ''))
      console.log(`${blindQuestion(question, passages)}\n`);
  }
} else {
  const answers = JSON.parse(readFileSync(answersFile, 'utf8')) as Readonly<Record<string, string>>;
  const date = new Date().toISOString().slice(0, 10);
  const agreed: Review[] = [];
  for (const question of questions) {
    const answer = answers[question.id];
    if (answer === undefined) continue;
    if (isAgreed(question, answer))
      agreed.push({
        ...{ question: question.id, version: question.version, answer, date },
        digest: digestOf(question, passages, answer),
      });
    else console.log(`${question.id}: the reader answered ${answer}`);
  }
  writeReviews(agreed);
  console.log(`${String(agreed.length)} of ${String(Object.keys(answers).length)} answers agree`);
}
