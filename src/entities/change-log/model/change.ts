import * as v from 'valibot';
import { BackendFailure, serverTime, type DocumentData, type Write } from '@/shared/backend';
import { limits } from '@/shared/fields';

const signature = {
  userId: v.pipe(v.string(), v.maxLength(128)),
  name: v.pipe(v.string(), v.maxLength(limits.name)),
};

/** Who made a change: somebody of the office, a tutor, or whoever holds the record's code. */
const changedBySchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('office'), ...signature }),
  v.strictObject({ kind: v.literal('tutor'), ...signature }),
  v.strictObject({ kind: v.literal('code-holder') }),
]);

const valuesSchema = v.pipe(
  v.record(
    v.pipe(v.string(), v.maxLength(60)),
    v.union([v.pipe(v.string(), v.maxLength(limits.shortText)), v.number(), v.boolean()]),
  ),
  v.maxEntries(10),
);

/** A line as it is stored; the database rules are written from it. */
export const changeSchema = v.strictObject({
  at: v.pipe(v.string(), v.isoTimestamp()),
  by: changedBySchema,
  /** Path of the record that changed: `tuitionRequests/LL-T…`. */
  record: v.pipe(v.string(), v.maxLength(200)),
  /** What happened, as the record's life names it: `review.started`. */
  event: v.pipe(v.string(), v.maxLength(60)),
  before: valuesSchema,
  after: valuesSchema,
});

export type ChangedBy = v.InferOutput<typeof changedBySchema>;
type ChangeValues = v.InferOutput<typeof valuesSchema>;

/** One line of the change log: who, when, before → after. Never changed, never deleted. */
export interface Change extends v.InferOutput<typeof changeSchema> {
  readonly id: string;
}

export const changeLogCollection = 'changeLog';

export const changePath = (id: string): string => `${changeLogCollection}/${id}`;

export const isChangeDocument = (data: unknown): boolean => v.is(changeSchema, data);

export function parseChange(id: string, data: DocumentData): Change {
  const parsed = v.safeParse(changeSchema, data);
  if (!parsed.success) throw new BackendFailure('invalid', `change ${id}: ${parsed.issues[0].message}`);
  return { id, ...parsed.output };
}

/** What to write down about a change; goes into the same batch as the change itself. */
export interface NewChange {
  readonly id: string;
  readonly by: ChangedBy;
  readonly record: string;
  readonly event: string;
  readonly before?: ChangeValues;
  readonly after?: ChangeValues;
}

export function logChange({ id, by, record, event, before = {}, after = {} }: NewChange): Write {
  return { type: 'create', path: changePath(id), data: { at: serverTime, by, record, event, before, after } };
}

/** What the log calls it that a record is gone. */
export const recordDeleted = 'record.deleted';

/** The id of the line about the end of a record. @param lastChange of the record: so its rule finds the line without the record */
export const deletionId = (lastChange: string): string => `deleted-${lastChange}`;

/** A new id for a line of the log. */
export const createChangeId = (): string => crypto.randomUUID();
