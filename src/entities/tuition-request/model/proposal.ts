import * as v from 'valibot';
import {
  BackendFailure,
  isAdmin,
  serverTime,
  type AccessContext,
  type CollectionAccess,
  type DocumentData,
  type Write,
} from '@/shared/backend';
import { isStored, readStored, userIdShape } from '@/shared/fields';
import { tuitionRequestPath } from './tuition-request';

export const proposalSchema = v.strictObject({
  tutorId: v.pipe(v.string(), v.regex(userIdShape)),
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
});

/** Links a family's request to an offer made for it. The offer holds the state. */
export interface Proposal extends v.InferOutput<typeof proposalSchema> {
  readonly offerId: string;
}

export const proposalsCollection = (ref: string): string => `${tuitionRequestPath(ref)}/proposals`;

export const proposalPath = (ref: string, offerId: string): string =>
  `${proposalsCollection(ref)}/${offerId}`;

/** Creates a proposal; belongs in the batch of the offer. */
export function writeProposal(ref: string, offerId: string, tutorId: string): Write {
  return { type: 'create', path: proposalPath(ref, offerId), data: { tutorId, createdAt: serverTime } };
}

export function parseProposal(offerId: string, data: DocumentData): Proposal {
  const read = readStored(proposalSchema, data);
  if ('problem' in read) throw new BackendFailure('invalid', `proposal ${offerId}: ${read.problem}`);
  return { offerId, ...read.output };
}

/** Whether the offer exists after the batch, for this tutor and this family. */
async function isOfOffer({ params, after, readAfter }: AccessContext): Promise<boolean> {
  const offer = `offers/${params.offerId ?? ''}`;
  return (
    (await readAfter(offer))?.tutorId === after?.tutorId &&
    (await readAfter(`${offer}/family/link`))?.ref === params.ref
  );
}

/** The office creates proposals; the code holder reads them. */
export const proposalAccess: CollectionAccess = {
  pattern: proposalPath('{ref}', '{offerId}'),
  get: () => true,
  list: () => true,
  create: async (context) =>
    isAdmin(context) &&
    isStored(proposalSchema, context.after) &&
    context.after?.createdAt === context.now &&
    (await isOfOffer(context)) &&
    (await context.read(tuitionRequestPath(context.params.ref ?? ''))) !== null,
};
