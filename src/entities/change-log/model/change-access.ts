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
import { uuidShape } from '@/shared/fields';
import { junk, type Life, type MovedBy, type MoverOf } from '@/shared/lib/life';
import { changeLogCollection, changePath, deletionId, isChangeDocument, recordDeleted } from './change';

/** What the office does that changes nothing of the record itself. */
export const lookEvents = ['record.seen', 'contact.shown'];

/** What the office does that leaves the state of a record alone: a note, evidence that is written down or taken back. */
export const noteEvents = [
  'note.added',
  'evidence.recorded',
  'evidence.withdrawn',
  'profile.corrected',
  'group.named',
  'miss.excused',
];

async function isWrittenByActor(context: AccessContext): Promise<boolean> {
  const by = (context.after?.by ?? {}) as DocumentData;
  if (by.kind === 'code-holder') return !isAdmin(context);
  const isOwnRole = by.kind === 'tutor' ? context.actor.role === 'tutor' : isAdmin(context);
  return isOwnRole && isOwnSignature(context, by);
}

/** Records whose very first version is a change that somebody made: a role, a profile, an offer, a group, a certificate. */
export const beginsWithChange = /^(roles|tutors|offers|groups|certificates)\/[^/]+$/;

const changesNothing = ({ before, after }: DocumentData) => isSameData(before, {}) && isSameData(after, {});

/** Whether a line tells that the office deletes a record, which is junk, in the same batch. */
async function isDeletion(context: AccessContext): Promise<boolean> {
  const { id, after, read, readAfter } = context;
  const record = String(after?.record);
  const before = await read(record);
  return (
    isAdmin(context) &&
    before?.state === junk &&
    id === deletionId(String(before.lastChange)) &&
    (await readAfter(record)) === null &&
    isSameData(after?.before, { state: junk }) &&
    isSameData(after?.after, {})
  );
}

/** Where the document lies that a line tells of besides its record: a note, or a check. Null for lines that tell of none. */
function toldBy(id: string, event: unknown, record: string): string | null {
  if (event === 'note.added') return `${record}/notes/${id}`;
  if (event !== 'evidence.recorded') return null;
  const [collection, userId = ''] = record.split('/');
  return collection === 'tutors' ? `evidence/${userId}/items/${id}` : `${record}/evidence/${id}`;
}

/**
 * Whoever made a change may ask whether its line is there: so a phone that never heard the answer learns that its act was done,
 * also when others have moved the record since. A family's line is found by its random id alone; where a tutor could learn that id,
 * on an offer or a lesson, the line names nothing but that record.
 */
function isOwnLine({ actor, before }: AccessContext): boolean {
  const by = (before?.by ?? {}) as DocumentData;
  return by.kind === 'code-holder' || (by.kind === 'tutor' && by.userId === actor.userId);
}

/**
 * The log is append-only and read by the office. A line goes only with the change of the record it names; that
 * somebody of the office looked stands alone.
 */
export const changeLogAccess: CollectionAccess = {
  pattern: `${changeLogCollection}/{id}`,
  get: (context) => isAdmin(context) || isOwnLine(context),
  list: isAdmin,
  create: async (context) => {
    const { id, after, now, read, readAfter } = context;
    if (!isAdmin(context) && !uuidShape.test(id)) return false;
    if (!after || !isChangeDocument(after) || after.at !== now || !(await isWrittenByActor(context)))
      return false;
    if (after.event === recordDeleted) return isDeletion(context);
    const record = String(after.record);
    const [recordBefore, recordAfter] = [await read(record), await readAfter(record)];
    if (lookEvents.includes(String(after.event)))
      return isAdmin(context) && recordAfter !== null && changesNothing(after);
    if (recordBefore === null && !beginsWithChange.test(record)) return false;
    const told = toldBy(id, after.event, record);
    if (told !== null && (await readAfter(told)) === null) return false;
    return recordBefore?.lastChange !== id && recordAfter?.lastChange === id;
  },
};

/** How the changes of a record with a life are looked at. */
export interface LogOptions {
  /** The line that the record itself comes with, and who signs it; without it a record comes without a line. */
  readonly beginning?: { readonly event: string; readonly by: MovedBy };
  /** Who changes the record, where more can than the office and whoever holds its code: nobody signs for another. */
  readonly moverOf?: MoverOf;
  /** What the office may write down without a move, by the event of its line; nothing where an event is not named. */
  readonly noted?: Readonly<Record<string, readonly string[]>>;
}

/** Whether a line of the log tells what happens to the record: the states, and the event that its life has for them. */
function isTrueOf(
  life: Life,
  change: DocumentData,
  context: Pick<AccessContext, 'before' | 'after'>,
  noted: Readonly<Record<string, readonly string[]>>,
): boolean {
  const [from, to] = [context.before?.state, context.after?.state];
  const event = String(change.event);
  if (from === to)
    return (
      noteEvents.includes(event) &&
      changesNothing(change) &&
      changesOnly(context, ['updatedAt', 'lastChange', ...(noted[event] ?? [])])
    );
  const by = (change.by as DocumentData).kind as MovedBy;
  return (
    isSameData(change.before, { state: from }) &&
    isSameData(change.after, { state: to }) &&
    life.moves.some(
      (move) => move.event === change.event && move.from === from && move.to === to && move.by === by,
    )
  );
}

/** Whether a line of the log tells what happens to the record. */
type IsTrue = (change: DocumentData, context: AccessContext) => boolean | Promise<boolean>;

/** The same rule, but the write must bring its own new line of the change log in the same batch, and it must be true. */
function withLine(pattern: string, rule: AccessRule, isTrue: IsTrue): AccessRule {
  return async (context) => {
    const { after, read, readAfter } = context;
    const changeId = after?.lastChange;
    if (typeof changeId !== 'string' || changeId === '' || (await read(changePath(changeId)))) return false;
    const change = await readAfter(changePath(changeId));
    if (change?.record !== pathOf(pattern, context)) return false;
    return (await isTrue(change, context)) && rule(context);
  };
}

/** The same rule, but the record goes only with the line that tells of it, which its own rule looks at. */
function withLastLine(pattern: string, rule: AccessRule): AccessRule {
  return async (context) => {
    const line = await context.readAfter(changePath(deletionId(String(context.before?.lastChange))));
    return line?.event === recordDeleted && line.record === pathOf(pattern, context) && rule(context);
  };
}

/**
 * The same access, but every update is a true line of the change log. So a screen that still shows an older state cannot
 * move a record that somebody else has moved since.
 */
export function logged(
  access: CollectionAccess,
  life: Life,
  { beginning, moverOf, noted = {} }: LogOptions = {},
): CollectionAccess {
  const { pattern, create, update, delete: remove } = access;
  const isBegun: IsTrue = ({ event, by, before, after }) =>
    event === beginning?.event &&
    (by as DocumentData).kind === beginning?.by &&
    isSameData(before, {}) &&
    isSameData(after, { state: life.initial });
  const isTrue: IsTrue = async (change, context) =>
    isTrueOf(life, change, context, noted) &&
    (!moverOf || (await moverOf(context)) === (change.by as DocumentData).kind);
  return {
    ...access,
    ...(create && beginning !== undefined && { create: withLine(pattern, create, isBegun) }),
    ...(update && { update: withLine(pattern, update, isTrue) }),
    ...(remove && { delete: withLastLine(pattern, remove) }),
  };
}

/** The same access to records without a life: they come and change only with a true line of the change log. */
export function loggedAs(access: CollectionAccess, isTrue: IsTrue): CollectionAccess {
  const { pattern, create, update } = access;
  return {
    ...access,
    ...(create && { create: withLine(pattern, create, isTrue) }),
    ...(update && { update: withLine(pattern, update, isTrue) }),
  };
}

function pathOf(pattern: string, { params }: AccessContext): string {
  return pattern.replace(/\{(\w+)\}/g, (_part, name: string) => params[name] ?? '');
}
