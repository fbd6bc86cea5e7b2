import {
  changesOnly,
  isAdmin,
  isOwnSignature,
  type AccessContext,
  type CollectionAccess,
} from '@/shared/backend';
import { policeEvidence, requiredEvidence } from './evidence-at';
import { clearancePath, clearedFrom, clearedPath, isClearanceDocument, isClearedDocument } from './clearance';
import {
  applicationEvidence,
  evidenceRecorded,
  evidenceSchema,
  evidenceWithdrawn,
  isEvidenceDocument,
  isGood,
  originalEvidenceId,
  tutorEvidence,
  type Evidence,
} from './evidence';
import { isRecordable } from './evidence-methods';

type PathOf = (id: string) => string;

/** What a copy has of its original. */
const fieldsOfCheck = Object.keys(evidenceSchema.entries).filter(
  (field) => field !== 'at' && field !== 'lastChange',
);

/** Whether a check can be recorded today, signed by the officer who records it. */
const isOwnCheck = async (context: AccessContext): Promise<boolean> => {
  const { after, now } = context;
  return after !== null && isRecordable(after, now.slice(0, 10)) && isOwnSignature(context, after);
};

/**
 * Access rules of checks: only the office reads, records and withdraws them, each with a change-log entry
 * about `recordOf`.
 */
function ofOffice(
  pattern: string,
  recordOf: (params: AccessContext['params']) => string,
  isNew: (context: AccessContext) => Promise<boolean> = isOwnCheck,
): CollectionAccess {
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
        (await isNew(context)) &&
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
 * Access rules of a tutor's checks. Those of the application by which the tutor was cleared are copied as
 * they are, with whoever made them.
 * @param tutorOf returns the path of the tutor, by account id
 * @param applicationOf returns the path of the application, by its code
 */
export const createTutorEvidenceAccess = (tutorOf: PathOf, applicationOf: PathOf): CollectionAccess =>
  ofOffice(
    `${tutorEvidence('{uid}')}/{id}`,
    ({ uid = '' }) => tutorOf(uid),
    async (context) => {
      const { id, after, params, read } = context;
      const original = originalEvidenceId(id);
      if (original === null) return isOwnCheck(context);
      const clearance = await read(clearancePath(params.uid ?? ''));
      if (!clearance) return false;
      const stored = await read(`${applicationEvidence(applicationOf(String(clearance.ref)))}/${original}`);
      return stored !== null && fieldsOfCheck.every((field) => stored[field] === after?.[field]);
    },
  );

/**
 * Access rules of clearances: the office creates one while the application waits for its decision, and each
 * required check that it names is a good one of that application, valid on the day.
 * @param applicationOf returns the path of the application, by its code
 * @param settingsPath path of the settings, by which a police certificate may be left out
 */
export const createClearanceAccess = (applicationOf: PathOf, settingsPath: string): CollectionAccess => ({
  pattern: clearancePath('{id}'),
  get: isAdmin,
  create: async (context) => {
    const { id, after, now, read, readAfter } = context;
    if (!isAdmin(context) || !isClearanceDocument(after) || after?.at !== now) return false;
    const application = applicationOf(String(after.ref));
    if ((await readAfter(clearedPath(application)))?.userId !== id) return false;
    if ((await read(application))?.state !== clearedFrom) return false;
    const ids = after.checks as Readonly<Record<string, string>>;
    const isPoliceRequired = (await read(settingsPath))?.policeCertificate !== 'welcome';
    const named = requiredEvidence.filter(
      (kind) => isPoliceRequired || kind in ids || kind !== policeEvidence,
    );
    const checks = await Promise.all(
      named.map(async (kind) => {
        const item = await readAfter(`${applicationEvidence(application)}/${String(ids[kind])}`);
        const { state, outcome, expiry } = (item ?? {}) as Partial<Evidence>;
        return (
          item?.kind === kind &&
          state === 'valid' &&
          outcome !== undefined &&
          isGood({ outcome }) &&
          (expiry === '' || String(expiry) >= now.slice(0, 10))
        );
      }),
    );
    return checks.every(Boolean);
  },
});

/**
 * Access rules of what stands beside an application: whom the office has cleared by it, once, together with
 * the profile.
 * @param applicationOf returns the path of the application, by its code
 * @param tutorOf returns the path of the profile, by account id
 */
export const createClearedAccess = (applicationOf: PathOf, tutorOf: PathOf): CollectionAccess => ({
  pattern: clearedPath(applicationOf('{ref}')),
  get: isAdmin,
  create: async (context) => {
    const { after, params, readAfter } = context;
    const userId = String(after?.userId);
    return (
      isAdmin(context) &&
      isClearedDocument(after) &&
      (await readAfter(clearancePath(userId)))?.ref === params.ref &&
      (await readAfter(tutorOf(userId))) !== null
    );
  },
});
