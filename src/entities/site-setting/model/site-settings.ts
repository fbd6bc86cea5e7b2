import * as v from 'valibot';
import { BackendFailure, type DocumentData } from '@/shared/backend';
import { dayShape, limits, optionalEmail, optionalName, optionalText, readStored } from '@/shared/fields';
import { maximumHomeworkRate, maximumTransport, teamFacts } from '@/shared/choices';
import { digitalAddressShape, mobileNetworks } from '@/shared/ghana';
import type { FactName, GivenFacts, PoliceCertificate, TrialPayer } from '@/shared/office-facts';

const phone = v.pipe(v.string(), v.regex(/^\+[1-9]\d{7,14}$/));
const phoneOrNone = v.pipe(v.string(), v.regex(/^(\+[1-9]\d{7,14})?$/));
const line = v.pipe(v.string(), v.regex(/^\d[\d ]{1,18}\d$/));
const whole = (minimum: number, maximum: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(minimum), v.maxValue(maximum));
const rate = whole(100, 100_000);
const months = whole(2, 120);
const day = dayShape.source.slice(1, -1);
const region = 'GH-[A-Z]{2}';

/** Maximum number of further closed days: with their names they fit into a value of the change log. */
export const maximumClosedDays = 18;

/** Maximum length of the name of a closed day. */
export const closedNameLength = 40;

// Without names a space separates the days; that is how they were stored before.
const closedDay = `${day}( [^;,\\d\\s][^;,\\d\\n]{0,${closedNameLength - 1}})?`;

/** Maximum length of what the home page announces. */
export const noticeLength = 300;

/** Maximum length of what is written of a person of the office. */
export const personLength = 300;

/** Name, role and, if any, a sentence, with a bar between them. */
export const personShape = /^([^|\n]{2,80} \| [^|\n]{2,80}( \| [^|\n]{2,136})?)?$/;

const person = v.pipe(optionalText(personLength), v.regex(personShape));

/** Maximum number of public holidays on which the office works; a year has fewer. */
export const maximumOpenHolidays = 16;

/** Who can pay the trial lesson. */
export const trialPayers = ['family', 'office', 'family-after-yes'] as const satisfies readonly TrialPayer[];

/** Whether a tutor needs a police certificate. */
export const policeCertificates = ['required', 'welcome'] as const satisfies readonly PoliceCertificate[];

/** Each fact, as it is stored. */
const factSchemas = {
  officeName: optionalText(limits.name),
  phone,
  whatsApp: phone,
  sms: phone,
  email: optionalEmail,
  postAddress: optionalText(limits.shortText),
  digitalAddress: v.pipe(v.string(), v.regex(new RegExp(`^(${digitalAddressShape.source.slice(1, -1)})?$`))),
  registration: optionalText(40),
  openDays: v.pipe(v.string(), v.regex(/^[1-7]( [1-7]){0,6}$/)),
  opensAt: whole(0, 23),
  closesAt: whole(1, 24),
  closedOn: v.pipe(
    v.string(),
    v.maxLength(limits.logged),
    v.regex(new RegExp(`^(${closedDay}(;? ${closedDay})*)?$`)),
  ),
  openOn: v.pipe(
    v.string(),
    v.maxLength(maximumOpenHolidays * 11),
    v.regex(new RegExp(`^(${day}( ${day})*)?$`)),
  ),
  replyDays: whole(1, 20),
  concernHours: whole(1, 40),
  keepRequests: months,
  keepEnquiries: months,
  keepApplications: months,
  keepJobApplications: months,
  keepProfiles: months,
  keepConcerns: months,
  keepBookings: months,
  rateNursery: rate,
  ratePrimary: rate,
  rateJhs: rate,
  rateShs: rate,
  ratePrivate: rate,
  quarterPercent: whole(0, 40),
  furtherChildPercent: whole(0, 100),
  transportMost: whole(0, maximumTransport),
  trialPayer: v.picklist(['', ...trialPayers]),
  tutorPercent: whole(0, 100),
  homeworkRate: whole(0, maximumHomeworkRate),
  payNetwork: v.picklist(['', ...mobileNetworks]),
  payNumber: phoneOrNone,
  payName: optionalName,
  payDays: whole(1, 60),
  pausedRegions: v.pipe(v.string(), v.maxLength(100), v.regex(new RegExp(`^(${region}( ${region})*)?$`))),
  noticeText: optionalText(noticeLength),
  noticeFrom: v.pipe(v.string(), v.regex(new RegExp(`^(${day})?$`))),
  noticeUntil: v.pipe(v.string(), v.regex(new RegExp(`^(${day})?$`))),
  ...v.entriesFromList(teamFacts, person),
  policeCertificate: v.picklist(policeCertificates),
  badgeLessons: whole(0, 1000),
  badgeFamilies: whole(0, 100),
  badgeReviews: whole(0, 100),
  badgeStars: whole(0, 50),
  badgeReplies: whole(0, 100),
  leadName: optionalName,
  leadPhone: phoneOrNone,
  deputyName: optionalName,
  deputyPhone: phoneOrNone,
  childLine: line,
  childLineToo: line,
  linesCheckedOn: v.pipe(v.string(), v.regex(new RegExp(`^(${day})?$`))),
  policeLine: line,
  violenceLine: line,
  mindLine: line,
  onlineLine: line,
  onlineChat: line,
  helpCheckedOn: v.pipe(v.string(), v.regex(new RegExp(`^(${day})?$`))),
  dataPesewas: whole(1, 100_000),
  dataKilobytes: whole(1, 100_000_000),
  dataSource: optionalText(80),
} satisfies Record<FactName, v.GenericSchema>;

/** Facts that are changed together, with one line of the change log, which holds at most ten values. */
export const factGroups = {
  contacts: [
    'officeName',
    'phone',
    'whatsApp',
    'sms',
    'email',
    'postAddress',
    'digitalAddress',
    'registration',
  ],
  hours: ['openDays', 'opensAt', 'closesAt', 'closedOn', 'openOn', 'replyDays'],
  notice: ['noticeText', 'noticeFrom', 'noticeUntil'],
  team: teamFacts,
  retention: [
    'keepRequests',
    'keepEnquiries',
    'keepApplications',
    'keepJobApplications',
    'keepProfiles',
    'keepConcerns',
    'keepBookings',
  ],
  rates: ['rateNursery', 'ratePrimary', 'rateJhs', 'rateShs', 'ratePrivate', 'quarterPercent'],
  terms: ['furtherChildPercent', 'transportMost', 'trialPayer', 'tutorPercent', 'homeworkRate'],
  payment: ['payNetwork', 'payNumber', 'payName', 'payDays'],
  services: ['policeCertificate', 'pausedRegions'],
  badge: ['badgeLessons', 'badgeFamilies', 'badgeReviews', 'badgeStars', 'badgeReplies'],
  safeguarding: [
    'concernHours',
    'leadName',
    'leadPhone',
    'deputyName',
    'deputyPhone',
    'childLine',
    'childLineToo',
    'linesCheckedOn',
  ],
  helplines: ['policeLine', 'violenceLine', 'mindLine', 'onlineLine', 'onlineChat', 'helpCheckedOn'],
  data: ['dataPesewas', 'dataKilobytes', 'dataSource'],
} as const satisfies Record<string, readonly FactName[]>;

export type FactGroup = keyof typeof factGroups;

export const factNames = Object.keys(factSchemas) as FactName[];

const stamps = {
  updatedAt: v.pipe(v.string(), v.isoTimestamp()),
  lastChange: v.pipe(v.string(), v.maxLength(60)),
  /** True for the demo's own record. The office does not change it. */
  isSample: v.boolean(),
};

export const stampNames = Object.keys(stamps) as (keyof typeof stamps)[];

type Optional<Entries extends v.ObjectEntries> = {
  [Name in keyof Entries]: v.ExactOptionalSchema<Entries[Name], undefined>;
};

const optional = <const Entries extends Readonly<Record<string, v.GenericSchema>>>(entries: Entries) =>
  Object.fromEntries(
    Object.entries(entries).map(([name, schema]) => [name, v.exactOptional(schema)]),
  ) as Optional<Entries>;

/** Stored settings: the facts that the office has set. The database rules are generated from this schema. */
export const siteSettingsSchema = v.strictObject({
  ...stamps,
  ...optional(factSchemas),
});

/** The facts of each group. A write changes facts of one group, so the rules validate no others. */
export const groupSchemas = Object.entries(factGroups).map(
  ([group, names]) =>
    [
      group,
      v.strictObject(
        Object.fromEntries(names.map((name) => [name, v.exactOptional<v.GenericSchema>(factSchemas[name])])),
      ),
    ] as const,
);

export const siteSettingsPath = 'settings/site';

/** Event of the change log. */
export const settingsChanged = 'settings.changed';

/** The settings of the office, as stored. */
export interface OfficeSettings {
  readonly updatedAt: string;
  readonly lastChange: string;
  readonly isSample: boolean;
  readonly facts: GivenFacts;
}

/** @throws BackendFailure `invalid` */
export function parseSiteSettings(data: DocumentData): OfficeSettings {
  const read = readStored(siteSettingsSchema, data);
  if ('problem' in read) throw new BackendFailure('invalid', `settings: ${read.problem}`);
  const { updatedAt, lastChange, isSample, ...facts } = read.output;
  return { updatedAt, lastChange, isSample, facts };
}
