import * as v from 'valibot';
import { BackendFailure, serverTime, type DocumentData, type Write } from '@/shared/backend';
import {
  dayShape,
  distinct,
  limits,
  optionalText,
  randomIdShape,
  readStored,
  requiredName,
  userIdShape,
} from '@/shared/fields';
import { schoolClasses, subjects } from '@/shared/ghana';
import { certificateLife } from './certificate-life';
import type { Counted } from './count-lessons';

/** The event of the line that a certificate comes with. */
export const certificateAsked = 'certificate.asked';

const time = v.pipe(v.string(), v.isoTimestamp());
const day = v.pipe(v.string(), v.regex(dayShape));

/**
 * A certificate as it is stored. Whoever has its id reads it, and it is printed: so it names no learner, no guardian and no offer.
 * The database rules are written from it.
 */
export const certificateSchema = v.strictObject({
  state: v.picklist(certificateLife.states),
  createdAt: time,
  movedAt: time,
  updatedAt: time,
  lastChange: v.pipe(v.string(), v.maxLength(60)),
  isSample: v.boolean(),
  tutorId: v.pipe(v.string(), v.regex(userIdShape)),
  /** As the office knows it: of the application that was approved, or of the public profile. */
  tutorName: requiredName,
  schoolClass: v.picklist(schoolClasses),
  subjects: v.pipe(v.array(v.picklist(subjects)), v.minLength(1), distinct()),
  /** Lessons that were confirmed. */
  lessons: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5000)),
  /** All of them together. */
  minutes: v.pipe(v.number(), v.integer(), v.minValue(15), v.maxValue(1_200_000)),
  /** Days of the first and of the last of them. */
  from: day,
  until: day,
});

/** A certificate of service. Its id is random, and stands on the paper. */
export interface Certificate extends v.InferOutput<typeof certificateSchema> {
  readonly id: string;
}

/** What leads from an offer to its certificates; for whoever has the offer's id. */
export const certificateRequestSchema = v.strictObject({
  createdAt: time,
  /** Why the family refused. Not in the certificate: families write names. */
  words: optionalText(limits.shortText),
});

/** Leads from a certificate to its offer; for the office, and for rules that look whether an act is the family's. */
export const certificateSourceSchema = v.strictObject({
  offerId: v.pipe(v.string(), v.regex(randomIdShape)),
});

export const certificateCollection = 'certificates';
export const certificatePath = (id: string): string => `${certificateCollection}/${id}`;
export const certificateSourcePath = (id: string): string => `${certificatePath(id)}/source/offer`;
export const certificateRequestsCollection = (offerId: string): string => `offers/${offerId}/certificates`;
export const certificateRequestPath = (offerId: string, id: string): string =>
  `${certificateRequestsCollection(offerId)}/${id}`;

/** A certificate as the tutor and the family of its offer see it. */
export interface OfferCertificate extends Certificate {
  readonly offerId: string;
  /** Why the family refused; empty when it did not. */
  readonly words: string;
}

export function parseCertificate(id: string, data: DocumentData): Certificate {
  const read = readStored(certificateSchema, data);
  if ('problem' in read) throw new BackendFailure('invalid', `certificate ${id}: ${read.problem}`);
  return { id, ...read.output };
}

/** Why the family refused; empty when it did not say, or did not refuse. */
export function parseRefusal(id: string, data: DocumentData): string {
  const read = readStored(certificateRequestSchema, data);
  if ('problem' in read) throw new BackendFailure('invalid', `request of certificate ${id}: ${read.problem}`);
  return read.output.words;
}

export interface NewCertificate
  extends Pick<Certificate, 'id' | 'tutorId' | 'tutorName' | 'schoolClass' | 'subjects'>, Counted {
  readonly offerId: string;
  /** Of the line of the change log (`certificate.asked`) in the same batch. */
  readonly changeId: string;
}

/** The certificate that a tutor asks for, the family's way to it, and the rules' way back. Its line goes into the same batch. */
export function askCertificate({ id, offerId, changeId, ...facts }: NewCertificate): readonly Write[] {
  const data = {
    state: certificateLife.initial,
    createdAt: serverTime,
    movedAt: serverTime,
    updatedAt: serverTime,
    lastChange: changeId,
    isSample: false,
    ...facts,
  };
  return [
    { type: 'create', path: certificatePath(id), data },
    { type: 'create', path: certificateSourcePath(id), data: { offerId } },
    { type: 'create', path: certificateRequestPath(offerId, id), data: { createdAt: serverTime, words: '' } },
  ];
}

/** Why the family refuses; goes into the batch of the refusal. */
export const writeRefusal = (offerId: string, id: string, words: string): Write => ({
  type: 'update',
  path: certificateRequestPath(offerId, id),
  changes: { words },
});
