import type { Allowance } from './allowance';
import { wordingAllowances } from './wording-allowances';

/** Forged writes about what the office writes and suggested words that change nothing for anybody. */
export const articleAllowances: readonly Allowance[] = [
  ...wordingAllowances,
  {
    step: /^an article( that is edited)?$/,
    how: /^articles: sources that is empty$/,
    why: 'What is advice alone has no source.',
  },
  {
    step: /^(an article|a question of the FAQ|an album) that is edited$/,
    how: /^(articles|faqs|gallery): \w+ taken away$/,
    why: 'A field that is left out stays as it is.',
  },
  {
    step: /^(an article|a question of the FAQ|an album) that is put away$/,
    how: /^(articles|faqs|gallery) from draft$/,
    why: 'A draft is put away, too.',
  },
  {
    step: /^an album$/,
    how: /^gallery: pictures that is empty$/,
    why: 'An album begins without pictures.',
  },
  {
    step: /^a picture of an album$/,
    how: /^gallery\/pictures: caption that is empty$/,
    why: 'A picture needs an alternative text, and may do without a caption.',
  },
  {
    step: /^a picture (that is edited|in which (a|no) child is)/,
    how: /^gallery\/pictures(\/private)?: \w+ taken away$/,
    why: 'A field that is left out stays as it is.',
  },
  {
    step: /^a picture that is edited$/,
    how: /^without update of gallery\/pictures(\/private)?$/,
    why: 'The texts and the consent of a picture change alone, too, each with a line of the album.',
  },
];
