import { declineQuestion, handBackQuestion } from '../../src/entities/homework/question';
import { answer, claim, homeworkId, questionIn, sampleAnswer, signed } from '../samples/homework';
import { change } from '../samples/offers';
import type { Documents } from './attempt';
import {
  askedBack,
  claimed,
  claimedByOther,
  closed,
  having,
  lapsed,
  open,
  ownLapsed,
  profile,
  record,
  removing,
  withFields,
} from './homework-documents';
import { asOffice, asTutor, idOf } from './matrix-people';
import { nobody, rowsOn, theOffice, type Row } from './matrix-row';

const rate = having({ ...open, 'settings/site': { homeworkRate: 500 } }, record, {});
const claiming = (what: string, on: Documents, allowed: string, rateIs = 0): Row =>
  rowsOn(on).commit(`homeworkQuestions ${what}`, allowed, (letter) =>
    claim(questionIn(on), asTutor(letter), idOf(letter), rateIs),
  );

/** What tutors do with homework questions. */
export const homeworkWorkRows: readonly Row[] = [
  claiming('claimed', open, 'T'),
  claiming('claimed, for the rate of the settings', rate, 'T', 500),
  claiming('claimed, for another rate', rate, nobody, 600),
  claiming('claimed, by a paused tutor', having(open, profile, { state: 'paused' }), 'T'),
  claiming('claimed, by a suspended tutor', having(open, profile, { state: 'suspended' }), nobody),
  claiming('claimed, by a hidden tutor', having(open, profile, { state: 'hidden' }), nobody),
  claiming('claimed, without the subject', having(open, profile, { subjects: ['french'] }), nobody),
  claiming('claimed, without the level', having(open, profile, { levels: ['primary'] }), nobody),
  claiming('claimed, by a second tutor', claimedByOther, nobody),
  claiming('claimed, by a second tutor after two hours', lapsed, 'T'),
  claiming('claimed, again by the same tutor', ownLapsed, nobody),
  claiming(
    'claimed, after two hours without the subject',
    having(lapsed, profile, { subjects: ['french'] }),
    nobody,
  ),
  claiming('claimed, while it is removed', removing(open), nobody),
  claiming('claimed, after two hours while it is removed', removing(lapsed), nobody),
  rowsOn(removing(claimed)).commit('homeworkQuestions answered, while it is removed', nobody, (letter) =>
    answer(questionIn(claimed), asTutor(letter)),
  ),
  rowsOn(open).commit('homeworkQuestions claimed, for another tutor', nobody, (letter) =>
    claim(questionIn(open), asTutor(letter), 'tutor-2'),
  ),
  rowsOn(open).commit('homeworkQuestions claimed, of an hour ago', nobody, (letter) =>
    withFields(claim(questionIn(open), asTutor(letter)), homeworkId, {
      claimedAt: '2026-11-01T08:00:00.000Z',
    }),
  ),
  rowsOn(claimed).commit('homeworkQuestions answered', 'T', (letter) =>
    answer(questionIn(claimed), asTutor(letter)),
  ),
  rowsOn(ownLapsed).commit('homeworkQuestions answered, late', 'T', (letter) =>
    answer(questionIn(ownLapsed), asTutor(letter)),
  ),
  rowsOn(claimedByOther).commit('homeworkQuestions answered, of another’s claim', nobody, (letter) =>
    answer(questionIn(claimedByOther), asTutor(letter)),
  ),
  rowsOn(having(claimed, profile, { state: 'suspended' })).commit(
    'homeworkQuestions answered, by a suspended tutor',
    nobody,
    (letter) => answer(questionIn(claimed), asTutor(letter)),
  ),
  rowsOn(open).commit('homeworkQuestions answered, without a claim', nobody, (letter) =>
    answer(questionIn(open), asTutor(letter)),
  ),
  rowsOn(closed).commit('homeworkQuestions answered, once closed', nobody, (letter) =>
    answer(questionIn(closed), asTutor(letter)),
  ),
  rowsOn(claimed).commit('homeworkQuestions answered, without a message', nobody, (letter) =>
    answer(questionIn(claimed), asTutor(letter)).filter(({ path }) => !path.includes('/messages/')),
  ),
  rowsOn(claimed).commit('homeworkQuestions message alone', nobody, (letter) =>
    answer(questionIn(claimed), asTutor(letter)).filter(({ path }) => path.includes('/messages/')),
  ),
  ...(
    [
      ['without steps', { steps: [] }],
      ['without hints', { hints: [] }],
      ['with six hints', { hints: ['a', 'b', 'c', 'd', 'e', 'f'] }],
      ['with an empty step', { steps: ['a', ''] }],
      ['with a number as a step', { steps: ['a', 7] }],
      ['with a long hint', { hints: ['a'.repeat(3016)] }],
      ['with steps that are too long together', { steps: Array.from({ length: 12 }, () => 'a'.repeat(601)) }],
      ['with an empty step before others', { steps: ['', 'a'] }],
      ['with a space after a step', { steps: ['a ', 'b'] }],
      ['with a mark of joined steps', { steps: ['a<!>b'] }],
      ['with a tag in a step', { steps: ['<b>a</b>'] }],
      ['without a key', { check: { question: 'And now?', key: '' } }],
      ['with a phone field', { phone: '0241234567' }],
    ] as const
  ).map(([what, fields]) =>
    rowsOn(claimed).commit(`homeworkQuestions answered, ${what}`, nobody, (letter) =>
      answer(questionIn(claimed), asTutor(letter)).map((write) =>
        write.type === 'create' && write.path.includes('/messages/')
          ? { ...write, data: { ...write.data, answer: { ...sampleAnswer, ...fields } } }
          : write,
      ),
    ),
  ),
  rowsOn(claimed).commit('homeworkQuestions answered, signed as the office', theOffice, (letter) =>
    answer(questionIn(claimed), asOffice(letter)),
  ),
  rowsOn(open).commit('homeworkQuestions answered, by the office at once', theOffice, (letter) =>
    answer(questionIn(open), asOffice(letter)),
  ),
  rowsOn(askedBack).commit('homeworkQuestions answered, a reply', 'T', (letter) =>
    answer(questionIn(askedBack), asTutor(letter), 'Look at the 5%.'),
  ),
  rowsOn(claimed).commit('homeworkQuestions handed back', 'T', (letter) =>
    handBackQuestion(
      questionIn(claimed),
      { reason: 'too-hard', words: 'Needs vectors.', by: 'tutor' },
      signed(asTutor(letter)),
    ),
  ),
  rowsOn(claimed).commit('homeworkQuestions handed back, by the office', theOffice, (letter) =>
    handBackQuestion(
      questionIn(claimed),
      { reason: 'unwell', words: '', by: 'office' },
      signed(asOffice(letter)),
    ),
  ),
  rowsOn(claimedByOther).commit('homeworkQuestions handed back, for another', nobody, (letter) =>
    handBackQuestion(
      questionIn(claimedByOther),
      { reason: 'too-hard', words: '', by: 'tutor' },
      signed(asTutor(letter)),
    ),
  ),
  ...(
    [
      ['open', open],
      ['claimed', claimed],
    ] as const
  ).map(([state, on]) =>
    rowsOn(on).commit(`homeworkQuestions ${state} → declined`, 'T', (letter) =>
      declineQuestion(
        questionIn(on),
        { tutor: idOf(letter), reason: 'graded-work' },
        signed(asTutor(letter)),
      ),
    ),
  ),
  rowsOn(having(open, profile, { subjects: ['french'] })).commit(
    'homeworkQuestions declined, without the subject',
    nobody,
    (letter) =>
      declineQuestion(
        questionIn(open),
        { tutor: idOf(letter), reason: 'graded-work' },
        signed(asTutor(letter)),
      ),
  ),
  rowsOn(claimed).commit('homeworkQuestions update, of the text', nobody, () =>
    change(record, { question: 'Else' }),
  ),
];
