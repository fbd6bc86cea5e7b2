import { describe, expect, it } from 'vitest';
import type { Lesson } from '@/entities/lesson';
import { latestChanges } from './lesson-changes';
import type { TellingArea } from './telling-area';

const now = new Date('2026-11-28T12:00:00.000Z');
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString();

const planned = {
  id: 'l1',
  offerId: 'o1',
  state: 'planned',
  lastChange: '',
  movedAt: inHours(-1),
  startsAt: inHours(48),
  minutes: 60,
  isTrial: true,
  plannedBy: 'tutor',
  cancellation: { reason: '', words: '' },
};

const move = { count: 1, startsAt: inHours(72), oldStart: inHours(48), reason: 'ill', answer: '', words: '' };

function areaOf(lessons: readonly object[], more: Partial<TellingArea> = {}): TellingArea {
  return {
    tutorId: 't1',
    who: { userId: 't1', name: 'Efua' },
    tutor: { item: { state: 'active' }, waiting: [], failed: [], sent: [] },
    offers: [{ item: { id: 'o1', state: 'chosen' }, waiting: [], failed: [], sent: [] }],
    lessons: lessons.map((fields) => ({
      item: { ...planned, ...fields } as unknown as Lesson,
      waiting: [],
      failed: [],
      sent: [],
    })),
    now,
    ...more,
  } as unknown as TellingArea;
}

const idsOf = (area: TellingArea) => latestChanges(area).map(({ id }) => id);

describe('what the family of a lesson may wait for', () => {
  it.each<[string, object, readonly string[]]>([
    ['a first lesson that the tutor planned', {}, ['l1']],
    ['a first lesson that the family planned', { plannedBy: 'family' }, []],
    ['a later lesson that the tutor planned', { isTrial: false }, []],
    ['a first lesson whose hour has come', { startsAt: inHours(-1) }, []],
    [
      'a move that the tutor asks for',
      { state: 'moving', lastChange: 'c1', move: { ...move, by: 'tutor' } },
      ['c1'],
    ],
    [
      'a move that the family asks for',
      { state: 'moving', lastChange: 'c1', move: { ...move, by: 'family' } },
      [],
    ],
    [
      'an answer to the family',
      { lastChange: 'c1', move: { ...move, by: 'family', answer: 'declined' } },
      ['c1'],
    ],
    ['an answer of the family', { lastChange: 'c1', move: { ...move, by: 'tutor', answer: 'accepted' } }, []],
    [
      'a question that was taken back',
      { lastChange: 'c1', move: { ...move, by: 'family', answer: 'withdrawn' } },
      [],
    ],
    ['a report', { state: 'taught', lastChange: 'c1', startsAt: inHours(-3) }, ['c1']],
    ['a report of the demo, of which no line tells', { state: 'taught' }, []],
    ['a report of four days ago', { state: 'taught', lastChange: 'c1', movedAt: inHours(-96) }, []],
    ['nobody who was there', { state: 'missed', missedBy: 'family', lastChange: 'c1' }, ['c1']],
    ['a tutor who was not there', { state: 'missed', missedBy: 'tutor', lastChange: 'c1' }, []],
    ['a lesson to come that is called off', { state: 'cancelled', lastChange: 'c1' }, ['c1']],
    ['a past one', { state: 'cancelled', lastChange: 'c1', startsAt: inHours(-9) }, []],
    ['what came more than two weeks ago', { movedAt: inHours(-24 * 15), startsAt: inHours(99) }, []],
    ['what is confirmed', { state: 'confirmed', lastChange: 'c1' }, []],
  ])('%s', (_what, fields, expected) => {
    expect(idsOf(areaOf([fields]))).toEqual(expected);
  });

  it('the oldest first', () => {
    const later = { id: 'l2', movedAt: inHours(-0.5) };
    expect(idsOf(areaOf([later, {}]))).toEqual(['l1', 'l2']);
  });
});

describe('nothing is to be told', () => {
  const [shown] = areaOf([{}]).lessons;
  it.each<[string, Partial<TellingArea>]>([
    ['by somebody who only looks', { who: null }],
    ['by a suspended tutor', { tutor: { item: { state: 'suspended' } } as TellingArea['tutor'] }],
    [
      'to a family whose number the tutor does not have',
      { offers: [{ item: { id: 'o1', state: 'ended' } }] as unknown as TellingArea['offers'] },
    ],
    [
      'of what the backend has not taken yet',
      { lessons: [{ ...shown, waiting: [{}] }] as unknown as TellingArea['lessons'] },
    ],
  ])('%s', (_what, more) => {
    expect(idsOf(areaOf([{}], more))).toEqual([]);
  });
});
