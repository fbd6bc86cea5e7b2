import { dequal } from 'dequal/lite';
import {
  changesOnly,
  hasDuty,
  isAdmin,
  isAdministrator,
  isOwnSignature,
  type AccessContext,
  type AccessRule,
  type CollectionAccess,
  type DocumentData,
} from '@/shared/backend';
import { counsellingTopic } from '@/shared/choices';
import { isTrueOfCorrection, type Correctable } from '@/shared/correction';
import { uuidShape } from '@/shared/fields';
import { junk, type Lifecycle, type TransitionRole, type MoverOf } from '@/shared/lib/lifecycle';
import {
  accountRemovalId,
  changeLogCollection,
  changePath,
  deletionId,
  isChangeDocument,
  linePath,
  listSaved,
  lookEvents,
  personRemoved,
  recordDeleted,
} from './change';
import { noteEvents } from './note-events';
import { isSavedList } from './saved-list-access';

/** Whether the entry is signed by whoever writes it. */
export async function isWrittenByActor(context: AccessContext): Promise<boolean> {
  const by = (context.after?.by ?? {}) as DocumentData;
  if (by.kind === 'code-holder') return !isAdministrator(context);
  const isOwnRole = by.kind === 'tutor' ? context.actor.role === 'tutor' : isAdministrator(context);
  return isOwnRole && isOwnSignature(context, by);
}

/**
 * Records whose creation has a change-log entry: roles, profiles, offers, groups, certificates, subjects that
 * tutors ask for, schools and their pages, posts, counsellors, rules of school choices, solved questions,
 * articles, questions of the FAQ, albums, settings, payments, closed months, payouts.
 */
export const beginsWithChange =
  /^((roles|tutors|offers|groups|certificates|subjectAdditions|schools|schoolPages|jobs|counsellors|choiceRules|articles|faqs|gallery|solved|payments|closings|payouts)\/[^/]+|settings\/site)$/;

export const changesNothing = ({ before, after }: DocumentData) => dequal(before, {}) && dequal(after, {});

const isWorry = (record: unknown): boolean => String(record).startsWith('concerns/');

const isBooking = (record: unknown): boolean => String(record).startsWith('bookings/');

/** Whether the actor works on a record: on worries and bookings only those on duty. */
function mayKeep(context: AccessContext, record: string): boolean {
  if (isBooking(record)) return hasDuty(context, 'counselling');
  return isWorry(record) ? hasDuty(context, 'safeguarding') : isAdmin(context);
}

/** Whether the entry reports that the office deletes a junk record in the same batch. */
async function isDeletion(context: AccessContext): Promise<boolean> {
  const { id, after, read, readAfter } = context;
  const record = String(after?.record);
  const before = await read(record);
  return (
    mayKeep(context, record) &&
    before?.state === junk &&
    id === deletionId(String(before.lastChange)) &&
    (await readAfter(record)) === null &&
    dequal(after?.before, { state: junk }) &&
    dequal(after?.after, {})
  );
}

/** Whether the entry reports that the card of an account is removed in the same batch. */
async function isAccountRemoval({ actor, id, after, read, readAfter }: AccessContext): Promise<boolean> {
  const record = String(after?.record);
  return (
    isAdmin({ actor }) &&
    id === accountRemovalId(record.replace(/^people\//, '')) &&
    (await read(record)) !== null &&
    (await readAfter(record)) === null &&
    changesNothing(after ?? {})
  );
}

/** Whether the actor may have looked at a record: also at an enquiry of counselling, to answer it. */
const mayLookAt = async (context: AccessContext, record: string): Promise<boolean> =>
  mayKeep(context, record) ||
  (record.startsWith('enquiries/') &&
    hasDuty(context, 'counselling') &&
    (await context.read(record))?.topic === counsellingTopic);

/** Path of the additional document of an entry, a note or a check; null when there is none. */
function toldBy(id: string, event: unknown, record: string): string | null {
  if (event === 'note.added') return `${record}/notes/${id}`;
  if (event !== 'evidence.recorded') return null;
  const [collection, userId = ''] = record.split('/');
  return collection === 'tutors' ? `evidence/${userId}/items/${id}` : `${record}/evidence/${id}`;
}

/**
 * Whether the actor may read the entry to learn that a write with a lost answer succeeded, even after later
 * changes. Tutors and administrators read their own entries. A family's entry is found by its random id
 * alone; where a tutor could learn that id, the entry names only that offer or lesson.
 */
function isOwnLine({ actor, before }: AccessContext): boolean {
  const by = (before?.by ?? {}) as DocumentData;
  return by.kind === 'code-holder' || by.userId === actor.userId;
}

/**
 * A missing line is seen to be missing, by its random id: so a device knows a refused change from one whose
 * answer was lost.
 */
const isMissing = ({ id, before }: AccessContext): boolean => before === null && uuidShape.test(id);

/** Who has which role, and since when, is for every administrator, as they give roles. */
const isLineOfRole = (context: AccessContext): boolean =>
  isAdministrator(context) && String(context.before?.record).startsWith('roles/');

/** What was done about a worry, for those on duty. */
const isLineOfWorry = (context: AccessContext): boolean =>
  hasDuty(context, 'safeguarding') && isWorry(context.before?.record);

/**
 * The log is append-only. Only the duty `office` lists it, as it names records by the codes that open them.
 * An entry is written in the batch of its change; entries that the office viewed a record stand alone.
 */
export const changeLogAccess: CollectionAccess = {
  pattern: `${changeLogCollection}/{id}`,
  get: (context) =>
    isAdmin(context) ||
    isMissing(context) ||
    isOwnLine(context) ||
    isLineOfRole(context) ||
    isLineOfWorry(context),
  list: ({ actor, query }) =>
    isAdmin({ actor }) ||
    (hasDuty({ actor }, 'safeguarding') &&
      (query.where ?? []).some(
        (condition) => condition.field === 'record' && 'equals' in condition && isWorry(condition.equals),
      )),
  create: async (context) => {
    const { id, after, now, read, readAfter } = context;
    if (!isAdministrator(context) && !uuidShape.test(id)) return false;
    if (!after || !isChangeDocument(after) || after.at !== now || !(await isWrittenByActor(context)))
      return false;
    if (after.event === recordDeleted) return isDeletion(context);
    if (after.event === listSaved) return isSavedList(context);
    const record = String(after.record);
    // Their entries stand below them.
    if (isBooking(record)) return false;
    if (after.event === personRemoved && record.startsWith('people/')) return isAccountRemoval(context);
    const [recordBefore, recordAfter] = [await read(record), await readAfter(record)];
    if (lookEvents.includes(String(after.event)))
      return (await mayLookAt(context, record)) && recordAfter !== null && changesNothing(after);
    if (recordBefore === null && !beginsWithChange.test(record)) return false;
    const told = toldBy(id, after.event, record);
    if (told !== null && (await readAfter(told)) === null) return false;
    return recordBefore?.lastChange !== id && recordAfter?.lastChange === id;
  },
};

/** How changes of a record with a lifecycle are checked. */
export interface LogOptions {
  /** Change-log entry of the creation, and who signs it. By default a record is created without one. */
  readonly beginning?: { readonly event: string; readonly by: TransitionRole };
  /**
   * Who changes the record, when this is not only the office and the code holder. Nobody may sign for
   * another.
   */
  readonly moverOf?: MoverOf;
  /** Fields that the office may change without a transition, by event; none by default. */
  readonly noted?: Readonly<Record<string, readonly string[]>>;
  /** States in which the office may do so, by event; all by default. */
  readonly notedIn?: Readonly<Record<string, readonly string[]>>;
  /** Fields that the office changes without a transition, by event, with the values before and after. */
  readonly valued?: Readonly<
    Record<
      string,
      { readonly field: string; readonly besides: readonly string[]; readonly states: readonly string[] }
    >
  >;
  /** Event by which the office corrects a field, and which it may correct. */
  readonly corrected?: { readonly event: string; readonly fields: Correctable };
}

/** Whether an entry describes the change: both states, and the event of the transition between them. */
function isTrueOf(
  lifecycle: Lifecycle,
  change: DocumentData,
  context: Pick<AccessContext, 'before' | 'after'>,
  { noted = {}, notedIn = {}, valued = {}, corrected }: Omit<LogOptions, 'beginning' | 'moverOf'>,
): boolean {
  const [from, to] = [context.before?.state, context.after?.state];
  const event = String(change.event);
  if (from === to && event === corrected?.event) return isTrueOfCorrection(change, context, corrected.fields);
  const told = valued[event];
  if (from === to && told)
    return (
      told.states.includes(String(from)) &&
      dequal(change.before, { [told.field]: context.before?.[told.field] ?? '' }) &&
      dequal(change.after, { [told.field]: context.after?.[told.field] }) &&
      !dequal(change.before, change.after) &&
      changesOnly(context, ['updatedAt', 'lastChange', told.field, ...told.besides])
    );
  if (from === to)
    return (
      noteEvents.includes(event) &&
      (notedIn[event]?.includes(String(from)) ?? true) &&
      changesNothing(change) &&
      changesOnly(context, ['updatedAt', 'lastChange', ...(noted[event] ?? [])])
    );
  const by = (change.by as DocumentData).kind as TransitionRole;
  return (
    dequal(change.before, { state: from }) &&
    dequal(change.after, { state: to }) &&
    lifecycle.transitions.some(
      (transition) =>
        transition.event === change.event &&
        transition.from === from &&
        transition.to === to &&
        transition.by === by,
    )
  );
}

/** Whether an entry describes the change of its record. */
type IsTrue = (change: DocumentData, context: AccessContext) => boolean | Promise<boolean>;

/** Adds to a rule: the batch must contain a new and correct change-log entry. */
function withLine(pattern: string, rule: AccessRule, isTrue: IsTrue): AccessRule {
  return async (context) => {
    const { after, read, readAfter } = context;
    const changeId = after?.lastChange;
    if (typeof changeId !== 'string' || changeId === '') return false;
    const record = pathOf(pattern, context);
    const line = linePath(record, changeId);
    if (await read(line)) return false;
    const change = await readAfter(line);
    if (change?.record !== record) return false;
    return (await isTrue(change, context)) && rule(context);
  };
}

/** Adds to a rule: the batch must contain the entry that reports the deletion. */
function withLastLine(pattern: string, rule: AccessRule): AccessRule {
  return async (context) => {
    const line = await context.readAfter(changePath(deletionId(String(context.before?.lastChange))));
    return line?.event === recordDeleted && line.record === pathOf(pattern, context) && rule(context);
  };
}

/**
 * Adds to access rules: every update needs a correct change-log entry. A screen with an outdated state
 * therefore cannot change a record that somebody else has moved since.
 */
export function logged(
  access: CollectionAccess,
  lifecycle: Lifecycle,
  { beginning, moverOf, ...without }: LogOptions = {},
): CollectionAccess {
  const { pattern, create, update, delete: remove } = access;
  const isBegun: IsTrue = ({ event, by, before, after }) =>
    event === beginning?.event &&
    (by as DocumentData).kind === beginning?.by &&
    dequal(before, {}) &&
    dequal(after, { state: lifecycle.initial });
  const isTrue: IsTrue = async (change, context) =>
    isTrueOf(lifecycle, change, context, without) &&
    (!moverOf || (await moverOf(context)) === (change.by as DocumentData).kind);
  return {
    ...access,
    ...(create && beginning !== undefined && { create: withLine(pattern, create, isBegun) }),
    ...(update && { update: withLine(pattern, update, isTrue) }),
    ...(remove && { delete: withLastLine(pattern, remove) }),
  };
}

/**
 * Adds to access rules of records without a lifecycle: creation and update need a correct change-log entry.
 */
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
