import * as v from 'valibot';
import { BackendFailure, serverTime, type DocumentData, type Write } from '@/shared/backend';
import { limits } from '@/shared/fields';

const signature = {
  userId: v.pipe(v.string(), v.maxLength(128)),
  name: v.pipe(v.string(), v.maxLength(limits.name)),
};

/** Who made a change: the office, a tutor, or the holder of the record's code. */
const changedBySchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('office'), ...signature }),
  v.strictObject({ kind: v.literal('tutor'), ...signature }),
  v.strictObject({ kind: v.literal('code-holder') }),
]);

const valuesSchema = v.pipe(
  v.record(
    v.pipe(v.string(), v.maxLength(60)),
    v.union([v.pipe(v.string(), v.maxLength(limits.logged)), v.number(), v.boolean()]),
  ),
  v.maxEntries(10),
);

/** Stored change-log entry. The database rules are generated from this schema. */
export const changeSchema = v.strictObject({
  at: v.pipe(v.string(), v.isoTimestamp()),
  by: changedBySchema,
  /** Path of the changed record: `tuitionRequests/LL-T…`. */
  record: v.pipe(v.string(), v.maxLength(200)),
  /** Event in the record's lifecycle: `review.started`. */
  event: v.pipe(v.string(), v.maxLength(60)),
  before: valuesSchema,
  after: valuesSchema,
});

export type ChangedBy = v.InferOutput<typeof changedBySchema>;

/** Somebody of the office, as the change log names them. */
export type Staff = Extract<ChangedBy, { kind: 'office' }>;

/** Whoever holds a reference code: a family has no account. */
export const codeHolder = { kind: 'code-holder' } as const satisfies ChangedBy;

type ChangeValues = v.InferOutput<typeof valuesSchema>;

/** One entry of the change log: who, when, before → after. Immutable. */
export interface Change extends v.InferOutput<typeof changeSchema> {
  readonly id: string;
}

export const changeLogCollection = 'changeLog';

export const changePath = (id: string): string => `${changeLogCollection}/${id}`;

/** Records whose entries stand below them, since the code in the path of a quiet booking opens it. */
const withOwnLog = /^bookings\/[^/]+$/;

/** Collection of the entries about a record. */
export const linesOf = (record: string): string =>
  withOwnLog.test(record) ? `${record}/changes` : changeLogCollection;

/** Path of an entry about a record. */
export const linePath = (record: string, id: string): string => `${linesOf(record)}/${id}`;

export const isChangeDocument = (data: unknown): boolean => v.is(changeSchema, data);

export function parseChange(id: string, data: DocumentData): Change {
  const parsed = v.safeParse(changeSchema, data);
  if (!parsed.success) throw new BackendFailure('invalid', `change ${id}: ${parsed.issues[0].message}`);
  return { id, ...parsed.output };
}

/** A new change-log entry; belongs in the batch of its change. */
export interface NewChange {
  readonly id: string;
  readonly by: ChangedBy;
  readonly record: string;
  readonly event: string;
  readonly before?: ChangeValues;
  readonly after?: ChangeValues;
}

/** Event of a deleted record. */
export const recordDeleted = 'record.deleted';

export function logChange({ id, by, record, event, before = {}, after = {} }: NewChange): Write {
  // A deleted record leaves no code that opens anything.
  const path = event === recordDeleted ? changePath(id) : linePath(record, id);
  return { type: 'create', path, data: { at: serverTime, by, record, event, before, after } };
}

/** Events by which the office notes that a record was opened, or a contact read. They change nothing. */
export const lookEvents: readonly string[] = ['record.seen', 'contact.shown', 'contact.copied'];

/** Event of a list that somebody of the office saves as a file. */
export const listSaved = 'list.saved';

/** What the entry says of a saved list. */
export interface SavedList {
  /** The list by its name: `requests`. */
  readonly list: string;
  /** Whether the file has whole codes, which open the records. */
  readonly hasWholeCodes: boolean;
}

/** The entry about a saved list. It stands at the role of whoever saves it, and changes nothing. */
export const logSavedList = (id: string, by: Staff, { list, hasWholeCodes }: SavedList): Write =>
  logChange({ id, by, record: `roles/${by.userId}`, event: listSaved, after: { list, hasWholeCodes } });

/**
 * Id of the entry about a deletion.
 * @param lastChange of the deleted record, so that rules can derive the id
 */
export const deletionId = (lastChange: string): string => `deleted-${lastChange}`;

/** Event of a field that the office corrects in a contact, a document beside its record. */
export const contactCorrected = 'contact.corrected';

/** Events of a removal: its parts may go now, and everything personal is gone. */
export const removalBegun = 'removal.begun';
export const personRemoved = 'person.removed';

/** Id of the entry about an account whose card is removed; the rules derive it. */
export const accountRemovalId = (userId: string): string => `removed-${userId}`;

/** Creates an id for a change-log entry. */
export const createChangeId = (): string => crypto.randomUUID();
