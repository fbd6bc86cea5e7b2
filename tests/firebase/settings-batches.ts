import { createChangeId, logChange } from '../../src/entities/change-log';
import { factGroups, settingsLine, siteSettingsPath, writeSettings } from '@/entities/site-setting';
import { builtFacts, type GivenFacts } from '@/shared/office-facts';
import type { Write } from '@/shared/backend';
import type { Documents } from '../policy/attempt';
import { asOffice, world, type Letter } from '../policy/matrix-people';

/** A team whose texts are as long as they may be. */
const teamAs = (letter: string): GivenFacts =>
  Object.fromEntries(
    factGroups.team.map((fact) => [
      fact,
      [80, 77, 136]
        .map((length) => letter.repeat(length))
        .join(' | ')
        .slice(0, 299),
    ]),
  );

/** Settings in which the office has set every fact, each as long as it may be. */
const facts: GivenFacts = {
  ...builtFacts,
  officeName: 'n'.repeat(80),
  postAddress: 'a'.repeat(200),
  digitalAddress: 'AK-039-5028',
  registration: '1'.repeat(40),
  closedOn: Array.from({ length: 18 }, (_, n) => `2027-03-${n + 10} ${'x'.repeat(40)}`).join('; '),
  openOn: Array.from({ length: 16 }, (_, n) => `2027-05-${n + 10}`).join(' '),
  noticeText: 'n'.repeat(300),
  noticeFrom: '2026-12-21',
  noticeUntil: '2027-01-02',
  ...teamAs('n'),
  payNetwork: 'mtn',
  payNumber: '+233201111111',
  payName: 'a'.repeat(80),
  leadName: 'Ama Mensah',
  leadPhone: '+233201111111',
  linesCheckedOn: '2026-11-20',
};
const stored = { updatedAt: '2026-03-09T16:12:00.000Z', lastChange: 'before', isSample: false };
const full: Documents = { ...world, [siteSettingsPath]: { ...stored, ...facts } };

const change = (on: GivenFacts | null, to: GivenFacts): readonly Write[] => {
  const id = createChangeId();
  const made = { stored: on && { ...stored, facts: on }, facts: to };
  return [writeSettings(made, id), logChange({ id, by: asOffice('A'), ...settingsLine(made) })];
};

/** Writes of the settings of the office: the first ones, and the largest group on a full record. */
export const settingsBatches: readonly (readonly [string, Letter, Documents, readonly Write[]])[] = [
  ['the first settings', 'A', world, change(null, { phone: '+233201234567', whatsApp: '+233201234567' })],
  [
    'the contacts of the office',
    'A',
    full,
    change(facts, {
      officeName: 'b'.repeat(80),
      phone: '+233202222222',
      whatsApp: '+233203333333',
      sms: '+233203333333',
      email: 'b@example.com',
      postAddress: 'b'.repeat(200),
      digitalAddress: 'GA-184-6723',
      registration: '2'.repeat(40),
    }),
  ],
  ['the team of the office', 'A', full, change(facts, teamAs('b'))],
  [
    'a notice on the home page',
    'A',
    full,
    change(facts, { noticeText: 'b'.repeat(300), noticeFrom: '2027-03-01', noticeUntil: '2027-03-05' }),
  ],
  [
    'the rates of the office',
    'A',
    full,
    change(facts, {
      rateNursery: 5000,
      ratePrimary: 5000,
      rateJhs: 6500,
      rateShs: 8000,
      ratePrivate: 8000,
      quarterPercent: 20,
    }),
  ],
  [
    'the terms of the office',
    'A',
    full,
    change(facts, {
      furtherChildPercent: 25,
      transportMost: 10_000,
      trialPayer: 'office',
      tutorPercent: 80,
      homeworkRate: 500,
    }),
  ],
  [
    'what the badge asks',
    'A',
    full,
    change(facts, {
      badgeLessons: 40,
      badgeFamilies: 3,
      badgeReviews: 4,
      badgeStars: 47,
      badgeReplies: 90,
    }),
  ],
  [
    'where families pay',
    'A',
    full,
    change(facts, {
      payNetwork: 'telecel',
      payNumber: '+233202222222',
      payName: 'b'.repeat(80),
      payDays: 14,
    }),
  ],
  [
    'the hours of the office',
    'A',
    full,
    change(facts, {
      openDays: '1 2 3 4 5 6 7',
      opensAt: 9,
      closesAt: 18,
      closedOn: Array.from({ length: 18 }, (_, n) => `2027-04-${n + 10} ${'y'.repeat(40)}`).join('; '),
      openOn: Array.from({ length: 16 }, (_, n) => `2027-06-${n + 10}`).join(' '),
      replyDays: 3,
    }),
  ],
  [
    'a group of settings',
    'A',
    full,
    change(facts, {
      concernHours: 8,
      leadName: 'b'.repeat(80),
      leadPhone: '+233202222222',
      deputyName: 'b'.repeat(80),
      deputyPhone: '+233203333333',
      childLine: '0800 111 111',
      childLineToo: '0800 222 222',
      linesCheckedOn: '2026-11-21',
    }),
  ],
  [
    'the numbers of the counselling page',
    'A',
    full,
    change(facts, {
      policeLine: '0800 111 111',
      violenceLine: '0800 222 222',
      mindLine: '0800 333 333',
      onlineLine: '0800 444 444',
      onlineChat: '0800 555 555',
      helpCheckedOn: '2026-11-21',
    }),
  ],
];
