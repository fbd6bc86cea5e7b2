import type { Allowance } from './allowance';
import { wordingAllowances } from './wording-allowances';

/** Forged writes about articles, questions of the FAQ and suggested words that change nothing for anybody. */
export const articleAllowances: readonly Allowance[] = [
  ...wordingAllowances,
  {
    step: /^an article( that is edited)?$/,
    how: /^articles: sources that is empty$/,
    why: 'What is advice alone has no source.',
  },
  {
    step: /^(an article|a question of the FAQ) that is edited$/,
    how: /^(articles|faqs): \w+ taken away$/,
    why: 'A field that is left out stays as it is.',
  },
  {
    step: /^(an article|a question of the FAQ) that is put away$/,
    how: /^(articles|faqs) from draft$/,
    why: 'A draft is put away, too.',
  },
];
