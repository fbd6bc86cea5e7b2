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

/** The office alone records, reads and takes back what it has checked, each with a line of the log about `recordOf`. */
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

/** Checks of an application. @param applicationOf the path of the record that a check is about, by its code */
export const createApplicationEvidenceAccess = (applicationOf: PathOf): CollectionAccess =>
  ofOffice(`${applicationEvidence(applicationOf('{ref}'))}/{id}`, ({ ref = '' }) => applicationOf(ref));

/** Checks of a tutor. @param tutorOf the path of the record that a check is about, by the id of the account */
export const createTutorEvidenceAccess = (tutorOf: PathOf): CollectionAccess =>
  ofOffice(`${tutorEvidence('{uid}')}/{id}`, ({ uid = '' }) => tutorOf(uid));
