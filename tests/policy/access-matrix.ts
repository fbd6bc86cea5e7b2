import { describe, expect, it } from 'vitest';
import type { Attempt } from './attempt';
import { applicantRows } from './matrix-applicants';
import { applicationRows } from './matrix-applications';
import { certificateRows } from './matrix-certificates';
import { concernRows } from './matrix-concerns';
import { enquiryRows } from './matrix-enquiries';
import { phoneTailRows } from './matrix-phone-tails';
import { fileRows } from './matrix-files';
import { forgedInputRows } from './matrix-forged-input';
import { forgedRows } from './matrix-forged';
import { groupRows } from './matrix-groups';
import { interestRows } from './matrix-interest';
import { junkRows } from './matrix-junk';
import { lessonProofRows } from './matrix-lesson-proof';
import { doorRows } from './matrix-doors';
import { lessonMissRows } from './matrix-lesson-misses';
import { lessonMoveRows } from './matrix-lesson-moves';
import { lessonRows } from './matrix-lessons';
import { noShowRows } from './matrix-no-shows';
import { offerRows } from './matrix-offers';
import { officeRows } from './matrix-office';
import { callers, letters } from './matrix-people';
import { removalRows } from './matrix-removal';
import { requestCorrectionRows } from './matrix-request-corrections';
import { requestRows } from './matrix-requests';
import { reviewRows } from './matrix-reviews';
import { settingsRows } from './matrix-settings';
import { suspendedRows } from './matrix-suspended';
import { tutorRows } from './matrix-tutors';

/** Rows: collection × operation × state, each tried by every kind of person. */
const rows = [
  ...requestRows,
  ...requestCorrectionRows,
  ...interestRows,
  ...offerRows,
  ...doorRows,
  ...lessonMissRows,
  ...lessonMoveRows,
  ...lessonRows,
  ...certificateRows,
  ...noShowRows,
  ...tutorRows,
  ...applicationRows,
  ...applicantRows,
  ...groupRows,
  ...reviewRows,
  ...enquiryRows,
  ...phoneTailRows,
  ...concernRows,
  ...officeRows,
  ...settingsRows,
  ...fileRows,
  ...junkRows,
  ...lessonProofRows,
  ...suspendedRows,
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
