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
import type { PersonalFields } from '@/shared/fields';
import { certificateLifecycle } from './certificate-lifecycle';
import type { Counted } from './count-lessons';

/** Change-log event of a new certificate. */
export const certificateAsked = 'certificate.asked';

const time = v.pipe(v.string(), v.isoTimestamp());
const day = v.pipe(v.string(), v.regex(dayShape));

/**
 * Stored certificate. Whoever has its id may read it, so it names no learner, guardian or offer. The database
 * rules are generated from this schema.
 */
export const certificateSchema = v.strictObject({
  state: v.picklist(certificateLifecycle.states),
  createdAt: time,
  movedAt: time,
  updatedAt: time,
  lastChange: v.pipe(v.string(), v.maxLength(60)),
  isSample: v.boolean(),
  tutorId: v.pipe(v.string(), v.regex(userIdShape)),
  /** The name in the approved application or the public profile. */
  tutorName: requiredName,
  schoolClass: v.picklist(schoolClasses),
  subjects: v.pipe(v.array(v.picklist(subjects)), v.minLength(1), distinct()),
  /** Number of confirmed lessons. */
  lessons: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5000)),
  /** Total duration of the lessons. */
  minutes: v.pipe(v.number(), v.integer(), v.minValue(15), v.maxValue(1_200_000)),
  /** Days of the first and the last lesson. */
  from: day,
  until: day,
});

/** Emptied with the tutor. */
export const personalFieldsOfCertificate: PersonalFields = ['tutorName'];

/** Emptied with the family. */
export const personalFieldsOfCertificateRequest: PersonalFields = ['words'];

const removedSchema = v.strictObject({ ...certificateSchema.entries, tutorName: v.literal('') });

/** A certificate of service. Its random id is printed on it. */
export interface Certificate extends v.InferOutput<typeof certificateSchema> {
  readonly id: string;
}

/** Links an offer to its certificates. Open to whoever has the offer's id. */
export const certificateRequestSchema = v.strictObject({
  createdAt: time,
  /** Why the family refused. Not part of the certificate, since families may write names here. */
  words: optionalText(limits.shortText),
});

/** Links a certificate to its offer, for the office and for access rules that look for the family's act. */
export const certificateSourceSchema = v.strictObject({
  offerId: v.pipe(v.string(), v.regex(randomIdShape)),
});

export const certificateCollection = 'certificates';
export const certificatePath = (id: string): string => `${certificateCollection}/${id}`;
export const certificateSourcePath = (id: string): string => `${certificatePath(id)}/source/offer`;
export const certificateRequestsCollection = (offerId: string): string => `offers/${offerId}/certificates`;
export const certificateRequestPath = (offerId: string, id: string): string =>
  `${certificateRequestsCollection(offerId)}/${id}`;

/** A certificate as shown to the tutor and the family of its offer. */
export interface OfferCertificate extends Certificate {
  readonly offerId: string;
  /** Why the family refused; empty otherwise. */
  readonly words: string;
}

export function parseCertificate(id: string, data: DocumentData): Certificate {
  const read = readStored(data.tutorName === '' ? removedSchema : certificateSchema, data);
  if ('problem' in read) throw new BackendFailure('invalid', `certificate ${id}: ${read.problem}`);
  return { id, ...read.output };
}

/** Parses why the family refused; empty when it gave no reason or did not refuse. */
export function parseRefusal(id: string, data: DocumentData): string {
  const read = readStored(certificateRequestSchema, data);
  if ('problem' in read) throw new BackendFailure('invalid', `request of certificate ${id}: ${read.problem}`);
  return read.output.words;
}

export interface NewCertificate
  extends Pick<Certificate, 'id' | 'tutorId' | 'tutorName' | 'schoolClass' | 'subjects'>, Counted {
  readonly offerId: string;
  /** Id of the change-log entry (`certificate.asked`) in the same batch. */
  readonly changeId: string;
}

/**
 * Creates the certificate and its links to and from the offer. Its change-log entry belongs in the same
 * batch.
 */
export function askCertificate({ id, offerId, changeId, ...facts }: NewCertificate): readonly Write[] {
  const data = {
    state: certificateLifecycle.initial,
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

/** Adds the reason to a refusal, in the same batch. */
export const writeRefusal = (offerId: string, id: string, words: string): Write => ({
  type: 'update',
  path: certificateRequestPath(offerId, id),
  changes: { words },
});
