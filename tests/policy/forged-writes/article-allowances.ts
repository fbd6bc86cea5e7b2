import type { Allowance } from './allowance';

/** Forged writes about articles and questions of the FAQ that change nothing for anybody. */
export const articleAllowances: readonly Allowance[] = [
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
