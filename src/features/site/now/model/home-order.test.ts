import { expect, it } from 'vitest';
import { createReferenceCode, type CodeKind } from '@/entities/reference-code';
import type { Tracking } from '@/entities/tracking';
import { builtFacts } from '@/shared/office-facts';
import { codesToRead, homeOrder } from './home-order';

const now = new Date('2026-11-24T10:00:00.000Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();
const codes = (...kinds: readonly CodeKind[]) => kinds.map((kind) => createReferenceCode(kind));

const topics = {
  application: { kind: 'application' },
  counselling: { kind: 'counselling' },
  enquiry: { kind: 'enquiry' },
  homework: { kind: 'homework', schoolClass: 'jhs-2', subject: 'mathematics' },
  tuition: { kind: 'tuition', schoolClass: 'jhs-2', subject: 'mathematics' },
} as const satisfies Readonly<Record<string, Tracking['topic']>>;

/** A record as “tuition running” or “enquiry resolved, 15 days ago”. */
function record(name: string): { name: string; tracking: Tracking } {
  const [what = '', age] = name.split(', ');
  const [kind = '', state = ''] = what.split(' ');
  const at = daysAgo(age === undefined ? 1 : Number.parseInt(age, 10));
  const topic = topics[kind as keyof typeof topics];
  return { name, tracking: { topic, state, steps: [{ what: state, at }] } };
}

const shown = (...names: readonly string[]) =>
  homeOrder(names.map(record), now, builtFacts).map(({ name }) => name);

it('reads the newest codes, those of tuition first, and never more than eight', () => {
  const [oldest, tuition, newest] = codes('enquiry', 'tuition', 'enquiry');
  expect(codesToRead([oldest, tuition, newest].filter((code) => code !== undefined))).toEqual([
    tuition,
    newest,
    oldest,
  ]);
  const many = codes(...Array.from({ length: 30 }, (): CodeKind => 'homework'));
  expect(codesToRead(many)).toEqual([...many].reverse().slice(0, 8));
});

it('never reads the code of a report about a child', () => {
  expect(codesToRead(codes('concern'))).toEqual([]);
});

it.each([
  [
    ['tuition reviewing', 'application papers'],
    ['application papers', 'tuition reviewing'],
  ],
  [
    ['enquiry new', 'tuition running', 'tuition asking'],
    ['tuition asking', 'tuition running', 'enquiry new'],
  ],
  [
    ['enquiry resolved', 'tuition offered'],
    ['tuition offered', 'enquiry resolved'],
  ],
  [
    ['counselling booked', 'counselling waiting'],
    ['counselling waiting', 'counselling booked'],
  ],
  [
    ['tuition submitted', 'tuition reviewing'],
    ['tuition submitted', 'tuition reviewing'],
  ],
])('puts what needs the person first: %j', (found, wanted) => {
  expect(shown(...found)).toEqual(wanted);
});

it('shows three at most', () => {
  expect(shown('enquiry new', 'enquiry new', 'enquiry new', 'application papers')).toHaveLength(3);
  expect(shown('enquiry new', 'enquiry new', 'enquiry new', 'application papers')[0]).toBe(
    'application papers',
  );
});

it.each([
  ['enquiry resolved, 15 days', false],
  ['enquiry resolved, 13 days', true],
  ['tuition ended, 15 days', false],
  ['application approved, 15 days', false],
  ['homework asked, 15 days', false],
  ['homework asked, 2 days', true],
  ['tuition running, 90 days', true],
  ['enquiry new, 30 days', true],
  ['counselling booked, 30 days', true],
])('tells of what is over for two weeks, and of what is open without end: %s', (name, isShown) => {
  expect(shown(name)).toEqual(isShown ? [name] : []);
});
