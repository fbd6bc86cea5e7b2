import { expect, it } from 'vitest';
import { plannedInterview, type ApplicationMessage } from '@/entities/tutor-application';
import { buildInterview } from './interview-calendar';

const ref = 'LL-A4TR8QX2NHM6DB';
const texts = {
  title: 'Interview with Lifeline',
  description: 'Time of Accra (GMT).',
  address: 'https://lifeline.example/code',
};
const now = new Date('2026-11-27T08:00:00.000Z');
const planned = (start: string, at: string) => ({
  at,
  interview: { start, place: 'phone' as const, link: '' },
});
const messages: readonly Pick<ApplicationMessage, 'at' | 'interview'>[] = [
  planned('2026-12-03T10:00:00.000Z', '2026-11-27T08:00:00.000Z'),
  { at: '2026-11-27T09:00:00.000Z' },
  planned('2026-12-07T15:30:00.000Z', '2026-11-27T10:00:00.000Z'),
];

const fileOf = (of: typeof messages) => {
  const interview = plannedInterview(of);
  return interview === null ? Promise.resolve('') : buildInterview(ref, interview, texts, now);
};
const valueOf = (file: string, name: string) =>
  file
    .replace(/\r\n /g, '')
    .split('\r\n')
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1);

it('replaces the entry of an interview that has another time, and never has the code', async () => {
  const [first, second] = [await fileOf(messages.slice(0, 2)), await fileOf(messages)];
  expect(valueOf(first, 'DTSTART')).toBe('20261203T100000Z');
  expect(valueOf(first, 'DTEND')).toBe('20261203T103000Z');
  expect(valueOf(second, 'DTSTART')).toBe('20261207T153000Z');
  expect(valueOf(second, 'UID')).toBe(valueOf(first, 'UID'));
  expect([valueOf(first, 'SEQUENCE'), valueOf(second, 'SEQUENCE')]).toEqual(['0', '7200']);
  expect(first + second).not.toMatch(/LL-|4TR8/);
});

it('is not there before one is planned', () => {
  expect(plannedInterview(messages.slice(1, 2))).toBeNull();
});
