import type { Question } from '@/entities/practice/pack/model/question';
import { plainText } from '@/entities/practice/pack/model/rich-text';
import { isNear, search, type Recomputations } from './recomputation';

/** The rows of the table of a question. */
const rowsOf = ({ table }: Question) =>
  (table?.rows ?? []).map(([value = [], count = []]) => ({
    name: plainText(value),
    value: Number(plainText(value)),
    count: Number(plainText(count)),
  }));

const listOf = (question: Question) =>
  rowsOf(question).flatMap(({ value, count }) => new Array<number>(count).fill(value));

const lowest = (above: number, below: number) => {
  const bottom = search(1, below, 1, (candidate) =>
    isNear((above / below) * candidate, Math.round((above / below) * candidate)),
  );
  return bottom === 1 ? '1' : `${String(Math.round((above / below) * bottom))}/${String(bottom)}`;
};

export const dataRecomputations: Recomputations = {
  'mean-of-table': {
    unit: null,
    answer: (_, __, question) => {
      let mean = 0;
      for (const [index, value] of listOf(question).entries()) mean += (value - mean) / (index + 1);
      return mean;
    },
  },
  'median-of-table': {
    unit: null,
    // Takes the first and the last away until one is left.
    answer: (_, __, question) => {
      let list = listOf(question);
      while (list.length > 1) list = list.slice(1, -1);
      return list[0] ?? NaN;
    },
  },
  'running-total': {
    unit: null,
    answer: ([last = 0], _, question) =>
      rowsOf(question)
        .filter(({ name }) => Number(name.split(' to ')[1]) <= last)
        .reduce((total, { count }) => total + count, 0),
  },
  'one-draw': {
    unit: null,
    answer: ([one = 0, other = 0, third = 0]) => lowest(one, one + other + third),
  },
  'two-draws': {
    unit: null,
    // Counts all ordered pairs.
    answer: ([one = 0, other = 0]) => {
      let [both, all] = [0, 0];
      for (let first = 0; first < one + other; first += 1)
        for (let second = 0; second < one + other; second += 1) {
          if (first === second) continue;
          all += 1;
          if (first < one && second < one) both += 1;
        }
      return lowest(both, all);
    },
  },
  'two-sets': {
    unit: '(farmers|students)',
    answer: ([one = 0, other = 0, both = 0, none = 0]) => one - both + (other - both) + both + none,
  },
};
