import type { Table } from '../model/rich-text';
import { choiceOf, defineTemplate } from './define-template';
import { say } from './formula';
import { numberText, round } from './number-text';
import { town } from './settings';
import type { Random } from './template';

const tableOf = (
  caption: string,
  names: readonly [string, string],
  rows: readonly (readonly [string, number])[],
): Table => ({
  caption,
  head: names.map((name) => [name]),
  rows: rows.map(([value, count]) => [[value], [numberText(count)]]),
});

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** Values that follow each other, with how often each occurs. */
function frequencies(random: Random) {
  const first = random.whole(0, 4);
  const values = Array.from({ length: 5 }, (_, index) => first + index);
  const counts = values.map(() => random.whole(2, 12));
  const [asked, unit] = random.pick([
    ['Goals of a team in a match', 'goals'],
    ['Children in a family', 'children'],
    ['Marks in a class test', 'marks'],
    ['Books that a pupil read in a term', 'books'],
  ] as const);
  const table = tableOf(
    `${asked}, ${town(random)}`,
    ['Number', 'Frequency'],
    values.map((value, index) => [String(value), counts[index] ?? 0]),
  );
  return { values, counts, table, unit };
}

const meanOfTable = defineTemplate({
  id: 'mean-of-table',
  difficulty: 2,
  topics: { 'bece-math': 'data-and-chance', 'wassce-math': 'statistics' },
  syllabus: ['bece-math.4.1.2', 'wassce-cmath-old.H.1.2', 'shs-math-2024.4.1.3'],
  misconceptions: ['ignores-the-frequencies', 'divides-by-the-rows', 'mixes-up-averages'],
  attempt: (random) => {
    const { values, counts, table, unit } = frequencies(random);
    const [number, total] = [sum(counts), sum(values.map((value, index) => value * (counts[index] ?? 0)))];
    const mean = total / number;
    const mode = values[counts.indexOf(Math.max(...counts))] ?? 0;
    if (round(mean, 1) !== round(mean, 6) || mean % 1 === 0) return null;
    return {
      statement: random.pick([
        `The table shows a number of ${unit} and how often it occurred. Calculate the mean.`,
        `Find the mean number of ${unit} from the frequency table.`,
      ]),
      table,
      hints: [
        'How much do all the values make together? Each counts as often as its frequency says.',
        'Multiply each value by its frequency, and divide the sum by the sum of the frequencies.',
      ],
      steps: [
        say`Sum of the frequencies: ${number}.`,
        say`Sum of value × frequency: ${total}.`,
        say`Mean: ${total} ÷ ${number} = ${mean}.`,
      ],
      answer: choiceOf(
        random,
        mean,
        [
          [
            sum(values) / values.length,
            'ignores-the-frequencies',
            'You took the mean of the first column. Each value counts as often as its frequency says.',
          ],
          [
            round(total / values.length, 1),
            'divides-by-the-rows',
            say`You divided by the ${values.length} rows. Divide by the sum of the frequencies, ${number}.`,
          ],
          [mode, 'mixes-up-averages', 'That is the mode, the value with the highest frequency.'],
          [
            number / values.length,
            'divides-by-the-rows',
            'That is the mean of the frequencies, not of the values.',
          ],
        ],
        numberText,
      ),
    };
  },
});

const medianOfTable = defineTemplate({
  id: 'median-of-table',
  difficulty: 2,
  topics: { 'bece-math': 'data-and-chance', 'wassce-math': 'statistics' },
  weaknesses: { 'bece-math': 'w005' },
  syllabus: ['bece-math.4.1.2', 'wassce-cmath-old.H.1.2', 'shs-math-2024.4.1.3'],
  misconceptions: ['takes-the-middle-row', 'mixes-up-averages', 'takes-a-frequency-for-a-value'],
  attempt: (random) => {
    const { values, counts, table, unit } = frequencies(random);
    const number = sum(counts);
    const all = values.flatMap((value, index) => Array.from({ length: counts[index] ?? 0 }, () => value));
    const middle = (number + 1) / 2;
    const median = all[middle - 1] ?? 0;
    const mode = values[counts.indexOf(Math.max(...counts))] ?? 0;
    const ordered = [...counts].sort((one, other) => one - other);
    if (number % 2 === 0) return null;
    return {
      statement: random.pick([
        `The table shows a number of ${unit} and how often it occurred. What is the median?`,
        `Find the median number of ${unit} from the frequency table.`,
      ]),
      table,
      hints: [
        'How many values are there altogether? Which of them is in the middle?',
        'Add the frequencies one after the other until you reach the middle place.',
      ],
      steps: [
        say`There are ${number} values. The middle one has the place (${number} + 1) ÷ 2 = ${middle}.`,
        say`Running totals: ${counts.map((_, index) => String(sum(counts.slice(0, index + 1)))).join(', ')}.`,
        say`Place ${middle} is a ${median}, so the median is ${median}.`,
      ],
      answer: choiceOf(
        random,
        median,
        [
          [
            values[2] ?? 0,
            'takes-the-middle-row',
            'You took the middle row of the table. The median is the middle of all values, counted by frequency.',
          ],
          [mode, 'mixes-up-averages', 'That is the mode, the value with the highest frequency.'],
          [
            ordered[2] ?? 0,
            'takes-a-frequency-for-a-value',
            'That is the median of the frequencies. A value is asked.',
          ],
          [
            middle,
            'takes-a-frequency-for-a-value',
            say`${middle} is the place of the median. Which value stands there?`,
          ],
        ],
        numberText,
      ),
    };
  },
});

const runningTotal = defineTemplate({
  id: 'running-total',
  difficulty: 2,
  topics: { 'wassce-math': 'statistics' },
  weaknesses: { 'wassce-math': 'w051' },
  syllabus: ['wassce-cmath-old.H.1.4', 'shs-math-2024.4.1.2'],
  misconceptions: ['takes-a-frequency-for-a-running-total', 'answers-for-another', 'stops-early'],
  attempt: (random) => {
    const width = random.pick([5, 10, 20]);
    const counts = Array.from({ length: 6 }, () => random.whole(2, 24));
    const row = random.whole(2, 4);
    const total = sum(counts.slice(0, row + 1));
    const last = (row + 1) * width;
    const what = random.pick(['marks', 'minutes of travel', 'kilograms of cocoa']);
    return {
      statement: random.pick([
        say`The table groups ${what}. What is the cumulative frequency of the class that ends with ${last}?`,
        say`The table shows ${what} in classes. How many values are ${last} or less?`,
      ]),
      table: tableOf(
        `Grouped ${what}, ${town(random)}`,
        ['Class', 'Frequency'],
        counts.map((count, index) => [
          `${String(index * width + 1)} to ${String((index + 1) * width)}`,
          count,
        ]),
      ),
      hints: [
        'A cumulative frequency is a running total.',
        'Add the frequencies from the first class up to this one.',
      ],
      steps: [
        say`The classes up to ${last} have the frequencies ${counts.slice(0, row + 1).join(', ')}.`,
        say`Their sum is ${total}.`,
      ],
      answer: choiceOf(
        random,
        total,
        [
          [
            counts[row] ?? 0,
            'takes-a-frequency-for-a-running-total',
            'That is the frequency of this class alone. A cumulative frequency counts all classes before it too.',
          ],
          [
            total - (counts[row] ?? 0),
            'stops-early',
            say`You stopped one class too early. The class up to ${last} belongs to it.`,
          ],
          [sum(counts) - total, 'answers-for-another', say`That is how many are more than ${last}.`],
        ],
        numberText,
      ),
    };
  },
});

export const statisticsTemplates = [meanOfTable, medianOfTable, runningTotal];
