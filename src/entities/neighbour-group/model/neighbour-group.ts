import * as v from 'valibot';
import { BackendFailure, serverTime, type DocumentData, type Write } from '@/shared/backend';
import { distinct, limits, optionalName, readStored, requiredText } from '@/shared/fields';
import { regionCodes, schoolClasses, subjects, weekSlots } from '@/shared/ghana';
import { groupLifecycle } from './group-lifecycle';
import { invitationLifecycle } from './invitation-lifecycle';

/** Number of families in a group (moonshot 6). */
export const groupSizes = { fewest: 2, most: 4 } as const;

const time = v.pipe(v.string(), v.isoTimestamp());

/** In pesewas. */
const price = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(200_000));

const stampEntries = {
  createdAt: time,
  movedAt: time,
  updatedAt: time,
  lastChange: v.pipe(v.string(), v.maxLength(60)),
  isSample: v.boolean(),
};

/** Terms shown to all families: no names, addresses or codes. */
const termsEntries = {
  schoolClass: v.picklist(schoolClasses),
  subject: v.picklist(subjects),
  region: v.picklist(regionCodes),
  town: requiredText(limits.shortText),
  /** Parts of the week in which all families have time. */
  hours: v.pipe(v.array(v.picklist(weekSlots)), v.minLength(1), distinct()),
  /** Number of children. */
  size: v.pipe(v.number(), v.integer(), v.minValue(groupSizes.fewest), v.maxValue(groupSizes.most)),
  /** For one lesson. */
  pricePerChild: price,
  /** For one lesson without a group. */
  priceAlone: price,
};

/** A family's reference code. */
const member = v.pipe(v.string(), v.regex(/^LL-T[0-9A-HJKMNP-TV-Z]{13}$/));

/** Stored group. The database rules are generated from this schema. */
export const groupSchema = v.strictObject({
  state: v.picklist(groupLifecycle.states),
  ...stampEntries,
  ...termsEntries,
  members: v.pipe(v.array(member), v.minLength(groupSizes.fewest), v.maxLength(groupSizes.most), distinct()),
});

/** Stored invitation. The database rules are generated from this schema. */
export const invitationSchema = v.strictObject({
  state: v.picklist(invitationLifecycle.states),
  ...stampEntries,
  ...termsEntries,
  /** Names of the learners; empty until all families have agreed. */
  names: v.pipe(v.array(optionalName), v.maxLength(groupSizes.most)),
});

export type GroupTerms = Pick<v.InferOutput<typeof groupSchema>, keyof typeof termsEntries>;

/** Families of one neighbourhood that may share a tutor. For the office only, since it holds their codes. */
export interface NeighbourGroup extends v.InferOutput<typeof groupSchema> {
  readonly id: string;
}

/** The part of a group that one family reads. */
export interface Invitation extends v.InferOutput<typeof invitationSchema> {
  readonly groupId: string;
}

export const groupCollection = 'groups';
export const groupPath = (id: string): string => `${groupCollection}/${id}`;
export const invitationsCollection = (ref: string): string => `tuitionRequests/${ref}/invitations`;
export const invitationPath = (ref: string, groupId: string): string =>
  `${invitationsCollection(ref)}/${groupId}`;

export function parseGroup(id: string, data: DocumentData): NeighbourGroup {
  const read = readStored(groupSchema, data);
  if ('problem' in read) throw new BackendFailure('invalid', `group ${id}: ${read.problem}`);
  return { id, ...read.output };
}

export function parseInvitation(groupId: string, data: DocumentData): Invitation {
  const read = readStored(invitationSchema, data);
  if ('problem' in read) throw new BackendFailure('invalid', `invitation ${groupId}: ${read.problem}`);
  return { groupId, ...read.output };
}

export interface NewGroup {
  readonly id: string;
  /** Id of the change-log entry (`group.proposed`) in the same batch. */
  readonly changeId: string;
  readonly members: readonly string[];
  readonly terms: GroupTerms;
}

const stamp = {
  createdAt: serverTime,
  movedAt: serverTime,
  updatedAt: serverTime,
  isSample: false,
};

/** Creates the group and an invitation for each family. */
export function createGroup({ id, changeId, members, terms }: NewGroup): readonly Write[] {
  return [
    {
      type: 'create',
      path: groupPath(id),
      data: { state: groupLifecycle.initial, ...stamp, lastChange: changeId, ...terms, members },
    },
    ...members.map((ref): Write => ({
      type: 'create',
      path: invitationPath(ref, id),
      data: { state: invitationLifecycle.initial, ...stamp, lastChange: '', ...terms, names: [] },
    })),
  ];
}

/**
 * Adds the learners' names to an invitation, once all families have agreed. The change-log entry
 * (`group.named`) belongs in the same batch.
 */
export function nameInvitation(
  ref: string,
  groupId: string,
  changeId: string,
  names: readonly string[],
): Write {
  return {
    type: 'update',
    path: invitationPath(ref, groupId),
    changes: { names, updatedAt: serverTime, lastChange: changeId },
  };
}
