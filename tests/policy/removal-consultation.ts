import { consultationBookingPath, messagesCollection } from '../../src/entities/consultancy/consultation';
import { outcomeId } from '../../src/entities/consultancy/outcome';
import { schoolProposalPath } from '../../src/entities/consultancy/proposal';
import { codeHolder } from '../../src/entities/change-log';
import type { DocumentData } from '@/shared/backend';
import { askForConsultation, saveReport, sendVersion } from '../samples/consultations';
import { newBookingCode } from '../samples/counselling';
import { office } from '../samples/records';
import { documentsOf, type Documents } from './attempt';

const series = 'a3d1f0a6-2f6b-4bc5-9c34-0a4f3a5f6b01';
/** Id of the stored report. */
export const reportId = outcomeId(series, 1);

/** Code of a talk that the school booked. */
export const talkCode = newBookingCode();

/** A consultation with a message, a talk, a report, and a proposal that a person of the school answered. */
export function storedConsultation(ref: string): Documents {
  const made = documentsOf([
    ...askForConsultation(ref),
    ...sendVersion(ref, office),
    ...saveReport(ref, codeHolder, { series }),
  ]);
  const proposal = schoolProposalPath(ref, 1);
  return {
    ...made,
    [proposal]: {
      ...made[proposal],
      state: 'accepted',
      answer: { name: 'Ama', position: 'Headteacher', words: 'Yes' },
    },
    [consultationBookingPath(ref, talkCode)]: { at: '2026-03-09T16:12:00.000Z' },
    [`${messagesCollection(ref)}/m1`]: {
      from: 'school',
      words: 'Ama asks',
      at: '2026-03-09T16:12:00.000Z',
    },
  };
}

/** What stays of a record without its personal fields. */
export interface Emptied<Of extends string> {
  readonly what: string;
  /** Records whose person it names; one is enough. */
  readonly of: readonly Of[];
  readonly path: string;
  /** Personal fields, emptied. */
  readonly changes: DocumentData;
  /** A field that stays. */
  readonly other: DocumentData;
}

/** The proposal keeps what was offered. */
export const proposalEmptied = (ref: string): Emptied<'consultation'> => ({
  what: 'proposals to a school',
  of: ['consultation'],
  path: schoolProposalPath(ref, 1),
  changes: { 'answer.name': '', 'answer.position': '', 'answer.words': '' },
  other: { aims: 'Others' },
});
