import * as v from 'valibot';
import {
  closedNameLength,
  factGroups,
  maximumClosedDays,
  maximumOpenHolidays,
  noticeLength,
  personLength,
  personShape,
  policeCertificates,
  trialPayers,
  type FactGroup,
} from '@/entities/site-setting';
import {
  dayShape,
  fieldMessage,
  limits,
  optionalDigitalAddress,
  optionalName,
  optionalPhone,
  optionalText,
  requiredEmail,
  requiredInteger,
  requiredPhone,
  requiredText,
} from '@/shared/fields';
import { maximumHomeworkRate, maximumTransport } from '@/shared/choices';
import { mobileNetworks, regionCodes } from '@/shared/ghana';
import {
  besidesClosedDays,
  closedDaysIn,
  closedDaysText,
  dialled,
  type FactName,
  type GivenFacts,
  type OfficeFacts,
} from '@/shared/office-facts';

/** What is typed in the form of a group, by fact. */
export type FactInputs = Record<string, string | string[]>;

/** Cedis, stored in pesewas; amounts in pesewas. */
const cedis = (minimum: number) =>
  v.pipe(
    requiredText(20),
    v.transform((text) => text.replace(/[\s,]|GH(S|₵|C)/gi, '')),
    v.regex(/^\d+(\.\d{1,2})?$/, fieldMessage('amount', { max: 1000 })),
    v.transform((text) => Math.round(Number(text) * 100)),
    v.minValue(minimum, fieldMessage('range', { min: minimum / 100, max: 1000 })),
    v.maxValue(100_000, fieldMessage('range', { min: minimum / 100, max: 1000 })),
  );
const rate = cedis(100);

/** Codes of regions, in their usual order. */
const regions = v.pipe(
  v.array(v.picklist(regionCodes)),
  v.transform((codes) => regionCodes.filter((code) => codes.includes(code)).join(' ')),
);
const months = requiredInteger(2, 120);

const megabytes = v.pipe(
  requiredText(20),
  v.regex(/^\d+(\.\d{1,3})?$/, fieldMessage('number')),
  v.transform((text) => Math.round(Number(text) * 1000)),
  v.minValue(1, fieldMessage('range', { min: 1, max: 100_000 })),
  v.maxValue(100_000_000, fieldMessage('range', { min: 1, max: 100_000 })),
);

const line = v.pipe(requiredText(20), v.regex(/^\d[\d ]{1,18}\d$/, fieldMessage('phone')));

const isDay = (text: string) => dayShape.test(text);
const day = v.pipe(
  v.string(),
  v.check((text) => text === '' || isDay(text), fieldMessage('date')),
);

/** Days on lines of their own, each with its name; stored in order, each once. */
const days = v.pipe(
  v.string(),
  v.check((text) => besidesClosedDays(text) === '', fieldMessage('date')),
  v.transform((text) => [...new Map(closedDaysIn(text).map((one) => [one.day, one])).values()]),
  v.check((list) => list.every(({ day: one }) => isDay(one)), fieldMessage('date')),
  v.check(
    (list) => list.every(({ name }) => name.length <= closedNameLength),
    fieldMessage('maxLength', { max: closedNameLength }),
  ),
  v.check(
    (list) => list.length <= maximumClosedDays,
    fieldMessage('range', { min: 0, max: maximumClosedDays }),
  ),
  v.transform((list) => closedDaysText([...list].sort((one, other) => one.day.localeCompare(other.day)))),
);

/** Days without names, in order, each once. */
const plainDays = v.pipe(
  v.string(),
  v.transform((text) => [...new Set(text.split(/[\s,;]+/).filter(Boolean))].sort()),
  v.check((list) => list.every(isDay), fieldMessage('date')),
  v.check(
    (list) => list.length <= maximumOpenHolidays,
    fieldMessage('range', { min: 0, max: maximumOpenHolidays }),
  ),
  v.transform((list) => list.join(' ')),
);

/** A person of the office: name, role and a sentence, with bars between them. */
const person = v.pipe(
  optionalText(personLength),
  v.transform((text) =>
    text
      .split('|')
      .map((part) => part.trim())
      .join(' | '),
  ),
  v.regex(personShape, fieldMessage('person')),
);

const weekdays = v.pipe(
  v.string(),
  v.transform((text) => [...new Set(text.split(/[\s,;]+/).filter(Boolean))].sort()),
  v.check(
    (list) => list.length > 0 && list.every((one) => /^[1-7]$/.test(one)),
    fieldMessage('range', { min: 1, max: 7 }),
  ),
  v.transform((list) => list.join(' ')),
);

/** Stars to one decimal, stored in tenths. */
const stars = v.pipe(
  requiredText(4),
  v.regex(/^[0-5](\.\d)?$/, fieldMessage('range', { min: 0, max: 5 })),
  v.transform((text) => Math.round(Number(text) * 10)),
  v.maxValue(50, fieldMessage('range', { min: 0, max: 5 })),
);

/** How each fact is typed. */
const inputSchemas = {
  officeName: optionalText(limits.name),
  phone: requiredPhone,
  whatsApp: requiredPhone,
  sms: requiredPhone,
  email: requiredEmail,
  postAddress: optionalText(limits.shortText),
  digitalAddress: optionalDigitalAddress,
  registration: optionalText(40),
  openDays: weekdays,
  opensAt: requiredInteger(0, 23),
  closesAt: requiredInteger(1, 24),
  closedOn: days,
  openOn: plainDays,
  noticeText: optionalText(noticeLength),
  noticeFrom: day,
  noticeUntil: day,
  ...v.entriesFromList(factGroups.team, person),
  replyDays: requiredInteger(1, 20),
  concernHours: requiredInteger(1, 40),
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
  quarterPercent: requiredInteger(0, 40),
  furtherChildPercent: requiredInteger(0, 100),
  transportMost: v.pipe(
    cedis(0),
    v.maxValue(maximumTransport, fieldMessage('wholeAmount', { max: maximumTransport / 100 })),
    v.multipleOf(100, fieldMessage('wholeAmount', { max: maximumTransport / 100 })),
  ),
  policeCertificate: v.pipe(v.string(), v.picklist(policeCertificates)),
  pausedRegions: regions,
  badgeLessons: requiredInteger(0, 1000),
  badgeFamilies: requiredInteger(0, 100),
  badgeReviews: requiredInteger(0, 100),
  badgeStars: stars,
  badgeReplies: requiredInteger(0, 100),
  tutorPercent: requiredInteger(0, 100),
  homeworkRate: v.pipe(
    cedis(0),
    v.maxValue(maximumHomeworkRate, fieldMessage('range', { min: 0, max: maximumHomeworkRate / 100 })),
  ),
  trialPayer: v.pipe(v.string(), v.picklist(['', ...trialPayers])),
  payNetwork: v.pipe(v.string(), v.picklist(['', ...mobileNetworks])),
  payNumber: optionalPhone,
  payName: optionalName,
  payDays: requiredInteger(1, 60),
  leadName: optionalName,
  leadPhone: optionalPhone,
  deputyName: optionalName,
  deputyPhone: optionalPhone,
  childLine: line,
  childLineToo: line,
  linesCheckedOn: day,
  policeLine: line,
  violenceLine: line,
  mindLine: line,
  onlineLine: line,
  onlineChat: line,
  helpCheckedOn: day,
  dataPesewas: cedis(1),
  dataKilobytes: megabytes,
  dataSource: requiredText(80),
} satisfies { readonly [Name in FactName]: v.GenericSchema<string | string[], OfficeFacts[Name]> };

const closesLater = v.check<GivenFacts, string>(
  ({ opensAt = 0, closesAt = 24 }) => opensAt < closesAt,
  fieldMessage('range', { min: 1, max: 24 }),
);

/** Where one is given, the other is too. */
const comesWith = (whole: 'payNumber' | 'noticeText', name: FactName) =>
  v.check<GivenFacts, string>(
    ({ [whole]: given = '', [name]: value }) => given === '' || value !== '',
    fieldMessage('required'),
  );

const endsLater = v.check<GivenFacts, string>(
  ({ noticeFrom = '', noticeUntil = '' }) => noticeUntil === '' || noticeFrom <= noticeUntil,
  fieldMessage('date'),
);

/** Schema of the form of a group. */
export function groupSchema(group: FactGroup): v.GenericSchema<FactInputs, GivenFacts> {
  const entries = Object.fromEntries(factGroups[group].map((name) => [name, inputSchemas[name]]));
  return v.pipe(
    v.object(entries),
    v.forward(closesLater as never, ['closesAt']),
    // Money must not go astray.
    v.forward(comesWith('payNumber', 'payNetwork') as never, ['payNetwork']),
    v.forward(comesWith('payNumber', 'payName') as never, ['payName']),
    v.forward(comesWith('noticeText', 'noticeFrom') as never, ['noticeFrom']),
    v.forward(comesWith('noticeText', 'noticeUntil') as never, ['noticeUntil']),
    v.forward(endsLater as never, ['noticeUntil']),
  );
}

const decimal = (hundredths: number) =>
  hundredths % 100 === 0 ? String(hundredths / 100) : (hundredths / 100).toFixed(2);

function inputOf(name: FactName, value: string | number): string | string[] {
  if (name === 'pausedRegions') return String(value).split(' ').filter(Boolean);
  if (name === 'dataKilobytes') return String(Number(value) / 1000);
  if (name === 'badgeStars') return String(Number(value) / 10);
  if (name.startsWith('rate') || ['transportMost', 'homeworkRate', 'dataPesewas'].includes(name))
    return decimal(Number(value));
  if (name === 'closedOn')
    return closedDaysIn(String(value))
      .map((one) => `${one.day} ${one.name}`.trim())
      .join('\n');
  return dialled(String(value));
}

/** What the fields of a group contain before anything is typed. */
export const inputsOf = (group: FactGroup, facts: OfficeFacts): FactInputs =>
  Object.fromEntries(factGroups[group].map((name) => [name, inputOf(name, facts[name])]));
