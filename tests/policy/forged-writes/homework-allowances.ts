import type { Allowance } from './allowance';

/** Forged writes about homework questions that change nothing for anybody. */
export const homeworkAllowances: readonly Allowance[] = [
  {
    step: /^a homework question$/,
    how: /^(from .*|homeworkQuestions: (question|dueOn) that is empty)$/,
    why: 'Anybody asks. Pictures stand for the text, and not every question is due on a day.',
  },
  {
    step: /^a homework (question that is (claimed|taken over|handed back|declined|opened again)|answer|reply|answer of the office)$/,
    how: /^homeworkQuestions: (reason|rate|tutor|claimedAt|asksBack|mergedInto) taken away$/,
    why: 'A field that is left out stays as it is, which here is what the batch sets.',
  },
  {
    step: /^a homework (question that is closed|answer that is asked back about)$/,
    how: /^homeworkQuestions: (mayPublish|checkAnswer|opened) taken away$/,
    why: 'Nobody need say what was opened or typed, nor allow that an answer is published.',
  },
  {
    step: /^a homework question that is handed back$/,
    how: /^without create of homeworkQuestions\/messages$/,
    why: 'A tutor may hand a question back without words.',
  },
  {
    step: /^a homework (answer|reply|answer of the office)$/,
    how: /^homeworkQuestions\/messages: words that is empty$/,
    why: 'An answer needs no further words.',
  },
  {
    step: /^a homework (answer of the office|question that is (opened again|hidden|junk))$/,
    how: /^homeworkQuestions from (open|claimed|closed|declined|withdrawn|merged|hidden)$/,
    why: 'The life has this move from there too.',
  },
];
