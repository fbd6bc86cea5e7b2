import * as v from 'valibot';
import { BackendFailure, serverTime, type DocumentData, type Write } from '@/shared/backend';
import { distinct, limits, optionalName, readStored, requiredText } from '@/shared/fields';
import { regionCodes, schoolClasses, subjects, weekSlots } from '@/shared/ghana';
import { groupLife } from './group-life';
import { invitationLife } from './invitation-life';

/** Families in a group (moonshot 6). */
export const groupSizes = { fewest: 2, most: 4 } as const;

const time = v.pipe(v.string(), v.isoTimestamp());

/** Pesewas. */
const price = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(200_000));

const stampEntries = {
  createdAt: time,
  movedAt: time,
  updatedAt: time,
  lastChange: v.pipe(v.string(), v.maxLength(60)),
  isSample: v.boolean(),
};

/** What a group is about, and what all its families are told: no name, no address, no code. */
const termsEntries = {
  schoolClass: v.picklist(schoolClasses),
  subject: v.picklist(subjects),
  region: v.picklist(regionCodes),
  town: requiredText(limits.shortText),
  /** Parts of the week in which all of them have time. */
  hours: v.pipe(v.array(v.picklist(weekSlots)), v.minLength(1), distinct()),
  /** Children. */
  size: v.pipe(v.number(), v.integer(), v.minValue(groupSizes.fewest), v.maxValue(groupSizes.most)),
  /** For one lesson. */
  pricePerChild: price,
  /** For one lesson, were it alone. */
  priceAlone: price,
};

/** A family's reference code. */
const member = v.pipe(v.string(), v.regex(/^LL-T[0-9A-HJKMNP-TV-Z]{13}$/));

/** A group as it is stored. The database rules are written from it. */
export const groupSchema = v.strictObject({
  state: v.picklist(groupLife.states),
  ...stampEntries,
  ...termsEntries,
  members: v.pipe(v.array(member), v.minLength(groupSizes.fewest), v.maxLength(groupSizes.most), distinct()),
});

/** One family's invitation as it is stored. The database rules are written from it. */
export const invitationSchema = v.strictObject({
  state: v.picklist(invitationLife.states),
  ...stampEntries,
  ...termsEntries,
  /** What the learners are called; empty until all families have agreed. */
  names: v.pipe(v.array(optionalName), v.maxLength(groupSizes.most)),
});

export type GroupTerms = Pick<v.InferOutput<typeof groupSchema>, keyof typeof termsEntries>;

/** Families of one neighbourhood who could share a tutor. For the office alone: it holds their codes. */
export interface NeighbourGroup extends v.InferOutput<typeof groupSchema> {
  readonly id: string;
}

/** What one family reads of a group. */
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
  /** Of the line of the change log (`group.proposed`) in the same batch. */
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

/** The group and an invitation for each of its families. */
export function createGroup({ id, changeId, members, terms }: NewGroup): readonly Write[] {
  return [
    {
      type: 'create',
      path: groupPath(id),
      data: { state: groupLife.initial, ...stamp, lastChange: changeId, ...terms, members },
    },
    ...members.map((ref): Write => ({
      type: 'create',
      path: invitationPath(ref, id),
      data: { state: invitationLife.initial, ...stamp, lastChange: '', ...terms, names: [] },
    })),
  ];
}

/**
 * Tells a family what the learners of its group are called, once all have agreed. The line of the change log (`group.named`) on
 * the invitation goes into the same batch.
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
