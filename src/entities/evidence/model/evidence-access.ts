import {
  changesOnly,
  isAdmin,
  isOwnSignature,
  type AccessContext,
  type CollectionAccess,
} from '@/shared/backend';
import {
  applicationEvidence,
  evidenceRecorded,
  evidenceWithdrawn,
  isEvidenceDocument,
  tutorEvidence,
} from './evidence';

type PathOf = (id: string) => string;

/**
 * Access rules of checks: only the office reads, records and withdraws them, each with a change-log entry
 * about `recordOf`.
 */
function ofOffice(pattern: string, recordOf: (params: AccessContext['params']) => string): CollectionAccess {
  const isLogged = async ({ params, after, read, readAfter }: AccessContext, event: string) => {
    const path = `changeLog/${String(after?.lastChange)}`;
    const change = await readAfter(path);
    return (await read(path)) === null && change?.event === event && change.record === recordOf(params);
  };
  return {
    pattern,
    get: isAdmin,
    list: isAdmin,
    create: async (context) => {
      const { id, after, now } = context;
      return (
        isAdmin(context) &&
        isEvidenceDocument(after) &&
        after?.state === 'valid' &&
        after.lastChange === id &&
        after.at === now &&
        (await isOwnSignature(context, after)) &&
        isLogged(context, evidenceRecorded)
      );
    },
    update: async (context) =>
      isAdmin(context) &&
      isEvidenceDocument(context.after) &&
      context.before?.state === 'valid' &&
      context.after?.state === 'withdrawn' &&
      changesOnly(context, ['state', 'lastChange']) &&
      isLogged(context, evidenceWithdrawn),
  };
}

/**
 * Access rules of an application's checks.
 * @param applicationOf returns the path of the application, by its code
 */
export const createApplicationEvidenceAccess = (applicationOf: PathOf): CollectionAccess =>
  ofOffice(`${applicationEvidence(applicationOf('{ref}'))}/{id}`, ({ ref = '' }) => applicationOf(ref));

/**
 * Access rules of a tutor's checks.
 * @param tutorOf returns the path of the tutor, by account id
 */
export const createTutorEvidenceAccess = (tutorOf: PathOf): CollectionAccess =>
  ofOffice(`${tutorEvidence('{uid}')}/{id}`, ({ uid = '' }) => tutorOf(uid));
