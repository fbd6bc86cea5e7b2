import type { Allowance } from './allowance';

/** Forged writes about suggested words that change nothing for anybody. */
export const wordingAllowances: readonly Allowance[] = [
  {
    step: /^words that are suggested$/,
    how: /^(from |without create of wordings$|create of wordings alone$|wordings twice$)/,
    why: 'It needs no account, nothing is signed, and each text stands alone.',
  },
  {
    step: /^words that are suggested$/,
    how: /^wordings: (name|speaks|one) that is empty$/,
    why: 'Nobody has to give a name, and most texts have no form for one.',
  },
  {
    step: /^(words that are (accepted|taken back)|names that the office takes off checked words)$/,
    how: /^(without update of wordOverlays|update of wordOverlays alone|wordOverlays: words taken away)$/,
    why: 'Words that the build has by now are left out, in a batch of their own, too.',
  },
  {
    step: /^words that are (accepted|taken back)$/,
    how: /^wordings: (speaker|answer) taken away$/,
    why: 'A text that nobody has checked stays a draft, and the office need not answer.',
  },
  {
    step: /^words that are taken back$/,
    how: /^wordings from suggested$/,
    why: 'What is suggested is declined, too.',
  },
  {
    step: /^names that the office takes off$/,
    how: /^from .*, signed as code-holder$/,
    why: 'Whoever has the code takes the names off, too.',
  },
];
