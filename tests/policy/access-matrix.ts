import { describe, expect, it } from 'vitest';
import type { Attempt } from './attempt';
import { additionRows } from './matrix-additions';
import { applicantRows } from './matrix-applicants';
import { applicationMessageRows } from './matrix-application-messages';
import { applicationRows } from './matrix-applications';
import { certificateRows } from './matrix-certificates';
import { choiceRulesRows } from './matrix-choice-rules';
import { concernRows } from './matrix-concerns';
import { counsellingRows } from './matrix-counselling';
import { articleRows } from './matrix-articles';
import { albumPictureRows } from './matrix-album-pictures';
import { albumRows } from './matrix-albums';
import { faqRows } from './matrix-faqs';
import { counsellorRows } from './matrix-counsellors';
import { schoolTalkRows } from './matrix-school-talks';
import { consultationRows } from './matrix-consultations';
import { outcomeRows } from './matrix-outcomes';
import { evidenceRows } from './matrix-evidence';
import { enquiryRows } from './matrix-enquiries';
import { closingRows } from './matrix-closings';
import { paymentRows } from './matrix-payments';
import { payoutAccountRows } from './matrix-payout-accounts';
import { payoutRows } from './matrix-payouts';
import { savedListRows } from './matrix-saved-lists';
import { tellingRows } from './matrix-tellings';
import { phoneTailRows } from './matrix-phone-tails';
import { fileRows } from './matrix-files';
import { forgedInputRows } from './matrix-forged-input';
import { forgedRows } from './matrix-forged';
import { groupRows } from './matrix-groups';
import { helpfulVoteRows } from './matrix-helpful-votes';
import { homeworkRows } from './matrix-homework';
import { goingOnRows } from './matrix-going-on';
import { interestRows } from './matrix-interest';
import { jobApplicationRows } from './matrix-job-applications';
import { jobReportRows } from './matrix-job-reports';
import { jobRows } from './matrix-jobs';
import { schoolProposalRows } from './matrix-school-proposals';
import { schoolRows } from './matrix-schools';
import { schoolPageRows } from './matrix-school-pages';
import { junkRows } from './matrix-junk';
import { lessonProofRows } from './matrix-lesson-proof';
import { allDuties, dutyCases, mayWithout, withDuties, withoutOffice } from './matrix-duties';
import { doorRows } from './matrix-doors';
import { lessonMissRows } from './matrix-lesson-misses';
import { lessonPayRows } from './matrix-lesson-pay';
import { lessonMoveRows } from './matrix-lesson-moves';
import { tutorMoveRows } from './matrix-tutor-moves';
import { lessonRows } from './matrix-lessons';
import { noShowRows } from './matrix-no-shows';
import { offerRows } from './matrix-offers';
import { figuresRows } from './matrix-figures';
import { officeRows } from './matrix-office';
import { callers, letters } from './matrix-people';
import { removalRows } from './matrix-removal';
import { heldContactRows } from './matrix-held-contacts';
import { assignmentRows } from './matrix-assignments';
import { guardianCorrectionRows } from './matrix-guardian-corrections';
import { senderCorrectionRows } from './matrix-sender-corrections';
import { requestCorrectionRows } from './matrix-request-corrections';
import { practiceRows } from './matrix-practice';
import { questionReportRows } from './matrix-question-reports';
import { wordingRows } from './matrix-wordings';
import { requestRows } from './matrix-requests';
import { reviewRows } from './matrix-reviews';
import { settingsRows } from './matrix-settings';
import { settingsValueRows } from './matrix-settings-values';
import { calledOffRows } from './matrix-called-off';
import { suspendedRows } from './matrix-suspended';
import { tutorRows } from './matrix-tutors';
import { tutorNumberRows } from './matrix-tutor-numbers';
import { unnamedRows } from './matrix-unnamed';
import { wordCodeRows } from './matrix-word-codes';

/** Rows: collection × operation × state, each tried by every kind of person. */
const rows = [
  ...requestRows,
  ...savedListRows,
  ...tellingRows,
  ...paymentRows,
  ...closingRows,
  ...payoutRows,
  ...payoutAccountRows,
  ...requestCorrectionRows,
  ...assignmentRows,
  ...guardianCorrectionRows,
  ...senderCorrectionRows,
  ...heldContactRows,
  ...goingOnRows,
  ...interestRows,
  ...offerRows,
  ...doorRows,
  ...lessonMissRows,
  ...lessonMoveRows,
  ...tutorMoveRows,
  ...lessonRows,
  ...lessonPayRows,
  ...practiceRows,
  ...questionReportRows,
  ...helpfulVoteRows,
  ...homeworkRows,
  ...certificateRows,
  ...noShowRows,
  ...tutorRows,
  ...tutorNumberRows,
  ...additionRows,
  ...applicationRows,
  ...applicationMessageRows,
  ...evidenceRows,
  ...applicantRows,
  ...groupRows,
  ...reviewRows,
  ...enquiryRows,
  ...phoneTailRows,
  ...concernRows,
  ...counsellingRows,
  ...counsellorRows,
  ...wordCodeRows,
  ...jobRows,
  ...schoolRows,
  ...schoolPageRows,
  ...jobApplicationRows,
  ...jobReportRows,
  ...consultationRows,
  ...schoolTalkRows,
  ...schoolProposalRows,
  ...outcomeRows,
  ...figuresRows,
  ...officeRows,
  ...unnamedRows,
  ...settingsRows,
  ...settingsValueRows,
  ...choiceRulesRows,
  ...articleRows,
  ...faqRows,
  ...wordingRows,
  ...albumRows,
  ...albumPictureRows,
  ...fileRows,
  ...junkRows,
  ...lessonProofRows,
  ...suspendedRows,
  ...calledOffRows,
  ...removalRows,
  ...forgedRows,
  ...forgedInputRows,
];

/** Access matrix: every kind of person, in every state, with every operation. */
export function describeAccessMatrix(attempt: Attempt): void {
  describe('access matrix', () => {
    it(`has at least 300 cases (${rows.length * letters.length})`, () => {
      expect(rows.length * letters.length).toBeGreaterThanOrEqual(300);
    });

    it.each(rows.map((row) => [row.what, row] as const))('%s', async (_what, { on, call, allowed }) => {
      const found: string[] = [];
      for (const letter of letters) {
        if (await attempt(callers[letter], on, call(letter))) found.push(letter);
      }
      expect(found.join('')).toBe(allowed);
    });
  });
}

const namesOf = (duties: readonly string[]) => duties.join(' and ') || 'none';

/** Access matrix of duties: every row of the matrix, tried by administrators without the duty `office`. */
export function describeDutyMatrix(attempt: Attempt): void {
  describe('access matrix of duties', () => {
    it.each(rows.map((row) => [row.what, row] as const))('without office: %s', async (_what, row) => {
      const found: string[] = [];
      for (const duties of withoutOffice)
        if (await attempt(callers.A, withDuties(row.on, duties), row.call('A'))) found.push(namesOf(duties));
      expect(found).toEqual(withoutOffice.filter((duties) => mayWithout(row, duties)).map(namesOf));
    });

    it.each(dutyCases.map((one) => [one.what, one] as const))('%s', async (_what, { on, call, needs }) => {
      const found: string[] = [];
      for (const duties of allDuties)
        if (await attempt(callers.A, withDuties(on, duties), call())) found.push(namesOf(duties));
      expect(found).toEqual(
        allDuties.filter((duties) => duties.some((duty) => needs.includes(duty))).map(namesOf),
      );
    });
  });
}
