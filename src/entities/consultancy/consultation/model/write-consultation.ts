import { serverTime, type Write } from '@/shared/backend';
import type { LanguageCode } from '@/shared/i18n';
import { consultancyNeeds } from '@/shared/choices';
import {
  consultationBookingPath,
  consultationContactPath,
  consultationPath,
  messagePath,
  type ConsultationMessage,
} from './consultation';
import { consultationLifecycle } from './consultation-lifecycle';
import { needFields, type ScopingOutput } from './scoping-form';

/** Version of the consent text; changes with `locales/en/consult.json`. */
const consentVersion = '2026-11.1';

/** The coded answers of each need that is chosen. */
const answersOf = (sent: ScopingOutput) =>
  Object.fromEntries(
    consultancyNeeds.map((need) => {
      const [first, second] = needFields[need];
      return [need, sent.needs.includes(need) ? `${sent[first]}/${sent[second]}` : ''];
    }),
  );

/** Words of needs that are chosen no longer stay on the device. */
const wordsOf = (sent: ScopingOutput) => ({
  ...Object.fromEntries(
    consultancyNeeds.map((need) => [need, sent.needs.includes(need) ? sent[`${need}Words`] : '']),
  ),
  more: sent.more,
});

const wishesOf = ({ firstDay, firstPart, secondDay, secondPart }: ScopingOutput): readonly string[] => [
  ...new Set([`${firstDay}/${firstPart}`, ...(secondDay === '' ? [] : [`${secondDay}/${secondPart}`])]),
];

/** Creates a consultation and its contact. The tracking and the end of the phone belong in the same batch. */
export function createConsultation(
  ref: string,
  sent: ScopingOutput,
  language: LanguageCode,
): readonly Write[] {
  const data = {
    state: consultationLifecycle.initial,
    createdAt: serverTime,
    movedAt: serverTime,
    updatedAt: serverTime,
    lastChange: '',
    isSample: false,
    needs: sent.needs,
    answers: answersOf(sent),
    words: wordsOf(sent),
    school: {
      name: sent.schoolName,
      kind: sent.kind,
      levels: sent.levels,
      region: sent.region,
      town: sent.town,
      pupils: sent.pupils,
      teachers: sent.teachers,
    },
    dates: { from: sent.from, until: sent.until, wishes: wishesOf(sent), way: sent.way },
    decides: sent.decides,
    consent: { version: consentVersion, language },
    reason: '',
    schoolId: '',
    latest: 0,
    agreed: 0,
    done: {},
    asked: false,
  };
  const { name, position, phone, email } = sent;
  return [
    { type: 'create', path: consultationPath(ref), data },
    { type: 'create', path: consultationContactPath(ref), data: { name, position, phone, email } },
  ];
}

/**
 * Writes a message. Belongs in the batch in which the consultation says that one was asked or answered.
 * @param changeId id of that change-log entry, and of the message
 */
export const writeMessage = (
  ref: string,
  changeId: string,
  { from, words }: Pick<ConsultationMessage, 'from' | 'words'>,
): Write => ({
  type: 'create',
  path: messagePath(ref, changeId),
  data: { from, words, at: serverTime },
});

/**
 * Links a talk that the school books to its consultation. Belongs in the batch that creates the booking.
 * @param booking code of the booking
 */
export const linkBooking = (ref: string, booking: string): Write => ({
  type: 'create',
  path: consultationBookingPath(ref, booking),
  data: { at: serverTime },
});
