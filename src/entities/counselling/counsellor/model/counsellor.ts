import * as v from 'valibot';
import { BackendFailure, type DocumentData } from '@/shared/backend';
import { counsellingWays, counsellorChecks, talkTopics, type CounsellorCheckKind } from '@/shared/choices';
import { distinct, limits, optionalText, readStored, requiredName } from '@/shared/fields';
import { counsellorLifecycle } from './counsellor-lifecycle';
import { readHours, workingHoursSchema, type WorkingHours } from './working-hours';

const time = v.pipe(v.string(), v.isoTimestamp());

const day = String.raw`20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])`;

/** A room, by a short name; counsellors who share it have the same one. */
export const roomShape = /^[a-z0-9-]{1,20}$/;

/** A check: its kind, its day and, if it lapses, its last day: `identity/2026-11-01`. */
const checkShape = new RegExp(`^(?:${counsellorChecks.join('|')})/${day}(?:/${day})?$`);

/** What a profile says of a counsellor's work. */
const workEntries = {
  about: optionalText(limits.longText),
  topics: v.pipe(v.array(v.picklist(talkTopics)), v.maxLength(talkTopics.length), distinct()),
  ways: v.pipe(v.array(v.picklist(counsellingWays)), v.maxLength(counsellingWays.length), distinct()),
  hours: workingHoursSchema,
};

/** Stored profile of a counsellor. The database rules are generated from this schema. */
export const counsellorSchema = v.strictObject({
  state: v.picklist(counsellorLifecycle.states),
  createdAt: time,
  /** Time of the last transition; edits do not change it. */
  movedAt: time,
  updatedAt: time,
  lastChange: v.pipe(v.string(), v.maxLength(60)),
  isSample: v.boolean(),
  /** The version (`lastChange`) that was on the screen at the last edit; absent before the first one. */
  basis: v.exactOptional(v.pipe(v.string(), v.maxLength(60))),
  name: requiredName,
  room: v.union([v.literal(''), v.pipe(v.string(), v.regex(roomShape))]),
  /** Texts, since the database rules cannot look into a list of maps. */
  checks: v.pipe(v.array(v.pipe(v.string(), v.regex(checkShape))), v.maxLength(20), distinct()),
  ...workEntries,
});

type StoredCounsellor = v.InferOutput<typeof counsellorSchema>;

/** Fields that a counsellor edits of the own profile. */
export const ownCounsellorFields = ['about', 'topics', 'ways', 'hours'] as const;

/** Fields that the office edits of a profile. */
export const officeCounsellorFields = ['name', 'room', ...ownCounsellorFields] as const;

/** What the office checked of a counsellor, and when. */
export interface CounsellorCheck {
  readonly kind: CounsellorCheckKind;
  /** Day of the check, `YYYY-MM-DD`. */
  readonly on: string;
  /** Last day on which it counts; absent when it does not lapse. */
  readonly until?: string;
}

/** A counsellor, whose id is that of the account. */
export interface Counsellor extends Omit<StoredCounsellor, 'hours' | 'checks'> {
  readonly id: string;
  readonly hours: WorkingHours;
  readonly checks: readonly CounsellorCheck[];
}

export const storeCheck = ({ kind, on, until }: CounsellorCheck): string =>
  [kind, on, ...(until === undefined ? [] : [until])].join('/');

function readCheck(text: string): CounsellorCheck {
  const [kind, on = '', until] = text.split('/');
  return { kind: kind as CounsellorCheckKind, on, ...(until !== undefined && { until }) };
}

export const counsellorCollection = 'counsellors';

export const counsellorPath = (id: string): string => `${counsellorCollection}/${id}`;

export function parseCounsellor(id: string, data: DocumentData): Counsellor {
  const read = readStored(counsellorSchema, data);
  if ('problem' in read) throw new BackendFailure('invalid', `counsellor ${id}: ${read.problem}`);
  const { hours, checks, ...rest } = read.output;
  return { id, ...rest, hours: readHours(hours), checks: checks.map(readCheck) };
}
