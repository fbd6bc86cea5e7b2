import {
  changesOnly,
  isAdmin,
  isOwnSignature,
  isSameData,
  type AccessContext,
  type AccessRule,
  type CollectionAccess,
  type DocumentData,
} from '@/shared/backend';
import {
  evidenceEvent,
  evidenceValues,
  applicationEvidenceCollection,
  isEvidenceDocument,
  tutorEvidenceCollection,
  type Evidence,
} from './evidence';

const mayRecord: AccessRule = async (context) => {
  const { id, after, now } = context;
  return (
    isAdmin(context) &&
    isEvidenceDocument(after) &&
    after?.state === 'valid' &&
    after.lastChange === id &&
    after.at === now &&
    after.updatedAt === now &&
    isOwnSignature(context, after)
  );
};

const mayWithdraw: AccessRule = (context) =>
  isAdmin(context) &&
  isEvidenceDocument(context.after) &&
  context.before?.state === 'valid' &&
  context.after?.state === 'withdrawn' &&
  context.after.updatedAt === context.now &&
  changesOnly(context, ['state', 'updatedAt', 'lastChange']);

const ofOffice = (collection: string): CollectionAccess => ({
  pattern: `${collection}/{id}`,
  get: isAdmin,
  list: isAdmin,
  create: mayRecord,
  update: mayWithdraw,
});

/** The office alone records, reads and takes back what it has checked. */
export const applicationEvidenceAccess = ofOffice(applicationEvidenceCollection('{ref}'));
export const tutorEvidenceAccess = ofOffice(tutorEvidenceCollection('{uid}'));

/** Whether a line of the change log tells what happens to a check. */
export const isTrueOfEvidence = (
  change: DocumentData,
  { before, after }: Pick<AccessContext, 'before' | 'after'>,
): boolean =>
  change.event === evidenceEvent(after?.state) &&
  isSameData(change.before, before ? evidenceValues(before as unknown as Evidence) : {}) &&
  isSameData(change.after, evidenceValues(after as unknown as Evidence));
