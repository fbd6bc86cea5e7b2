import { dequal } from 'dequal/lite';
import {
  type AccessContext,
  type AccessRule,
  type CollectionAccess,
  type DocumentData,
} from '@/shared/backend';
import { trackingPath } from '@/shared/config';
import { goesWithJunk } from '@/shared/lib/lifecycle';
import { correctedStep, firstStep, isTrackingDocument, maximumSteps, seenStep, topicKinds } from './tracking';

type Steps = Readonly<Record<string, DocumentData>>;

/**
 * The step that a change adds, if it adds exactly one with the current time and changes no other; else null.
 * A `seen` step must have the key `seen`. Only a step of a correction names a field.
 */
function addedStep({ before, after, now }: AccessContext): DocumentData | null {
  const old = before?.steps as Steps;
  const all = after?.steps as Steps;
  const added = Object.keys(all).filter((key) => !(key in old));
  const [key = ''] = added;
  const isUntouched = Object.keys(old).every((known) => dequal(old[known], all[known]));
  const step = all[key];
  const hasRoom = Object.keys(all).length <= maximumSteps;
  if (added.length !== 1 || !isUntouched || !hasRoom || step?.at !== now) return null;
  if ('field' in step !== (step.what === correctedStep)) return null;
  return (step.what === seenStep) === (key === seenStep) ? step : null;
}

/** Whether the topic matches the kind letter of the code. */
const isTopicOf = (ref: string, topic: unknown): boolean =>
  topicKinds[ref.charAt(3)] === (topic as DocumentData).kind;

/** Whether a topic that names a post names that of the record. */
const isOfPost = (topic: unknown, record: DocumentData): boolean => {
  const { kind, job } = topic as DocumentData;
  return kind !== 'jobApplication' || job === record.job;
};

/** What a correction of a record means for its tracking. */
interface CorrectionTold {
  /** The field that the office corrects in the same batch, by its line in the log; null without one. */
  readonly correctedField: (context: AccessContext, changeId: string) => Promise<string | null>;
  readonly topicOf: (record: DocumentData) => unknown;
}

/**
 * Access rules of tracking: whoever has the code may read the document; nobody lists them. A step is written
 * only with its record's transition, and `seen` once, by the office.
 * @param recordOf returns the path of the record of a code, or null
 * @param mayOpen whether the actor may read the record of a code
 * @param mayDelete whether the actor deletes the record of a code, once it is junk
 * @param correction how a record is corrected, which leaves its state alone
 */
export function createTrackingAccess(
  recordOf: (ref: string) => string | null,
  { mayOpen, mayDelete }: { readonly mayOpen: AccessRule; readonly mayDelete: AccessRule },
  correction: CorrectionTold,
): CollectionAccess {
  return {
    pattern: trackingPath('{ref}'),
    get: () => true,
    create: async ({ id, after, now, read, readAfter }) => {
      const path = recordOf(id);
      if (path === null || !isTrackingDocument(after) || !isTopicOf(id, after?.topic)) return false;
      const record = (await read(path)) ? null : await readAfter(path);
      const steps = Object.entries(after?.steps as Steps);
      return (
        record !== null &&
        record.state === after?.state &&
        isOfPost(after?.topic, record) &&
        steps.length === 1 &&
        steps.every(([key, step]) => key === firstStep && step.what === record.state && step.at === now)
      );
    },
    update: async (context) => {
      const { id, before, after, read, readAfter } = context;
      const path = recordOf(id);
      if (path === null || !isTrackingDocument(after)) return false;
      const step = addedStep(context);
      const [recordBefore, recordAfter] = [await read(path), await readAfter(path)];
      if (!step || !recordBefore || !recordAfter || after?.state !== recordAfter.state) return false;
      const { what } = step;
      if (what === correctedStep)
        return (
          recordBefore.state === recordAfter.state &&
          recordBefore.lastChange !== recordAfter.lastChange &&
          step.field === (await correction.correctedField(context, String(recordAfter.lastChange))) &&
          dequal(after?.topic, correction.topicOf(recordAfter))
        );
      if (!dequal(before?.topic, after?.topic)) return false;
      return what === seenStep
        ? recordBefore.state === recordAfter.state && mayOpen(context)
        : what === recordAfter.state && recordBefore.state !== recordAfter.state;
    },
    delete: async (context) => {
      const path = recordOf(context.id);
      return path !== null && goesWithJunk(context, path, mayDelete);
    },
  };
}

/** Adds to access rules: a record is created, moved and deleted only together with its tracking. */
export function tracked(access: CollectionAccess): CollectionAccess {
  const isTold = async ({ id, after, readAfter }: AccessContext) =>
    (await readAfter(trackingPath(id)))?.state === after?.state;
  const { create, update, delete: remove } = access;
  return {
    ...access,
    ...(create && { create: async (context) => (await isTold(context)) && create(context) }),
    ...(update && { update: async (context) => (await isTold(context)) && update(context) }),
    ...(remove && {
      delete: async (context) =>
        (await context.readAfter(trackingPath(context.id))) === null && remove(context),
    }),
  };
}
