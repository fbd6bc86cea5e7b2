import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { expect, it } from 'vitest';
import { createStore } from '@/app/composition/create-store';
import { lessonPath, type Lesson } from '@/entities/lesson';
import { baseApi } from '@/shared/api';
import type { BackendPort, DocumentData } from '@/shared/backend';
import { chosenLesson } from '../policy/chosen-lesson';
import { createCountingDocuments, sumOf } from '../samples/counting-documents';
import { newTuitionCode } from '../samples/records';

const dayMs = 86_400_000;
const today = '2026-11-30';
const daysAgo = (days: number) => new Date(Date.parse(today) - days * dayMs).toISOString();

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const sample = { offerId: id(0), id: id(1) };
const made = chosenLesson({ ref: newTuitionCode(), otherRef: newTuitionCode(), ...sample })({});
const lesson = made[lessonPath(sample.offerId, sample.id)] ?? {};

/** Lessons in a state that moved so many days ago, each of an offer of its own. */
function lessonsIn(first: number, count: number, state: string, days: number): Record<string, DocumentData> {
  const at = daysAgo(days);
  const data = { ...lesson, state, startsAt: at, createdAt: at, movedAt: at, updatedAt: at };
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => [lessonPath(`o${first + index}`, id(first + index)), data]),
  );
}

const stored = {
  ...lessonsIn(100, 3, 'planned', 400),
  ...lessonsIn(200, 2, 'taught', 200),
  ...lessonsIn(300, 1, 'disputed', 500),
  ...lessonsIn(400, 4, 'missed', 300),
  ...lessonsIn(500, 5, 'paid', 30),
  // History.
  ...lessonsIn(1000, 500, 'paid', 120),
  ...lessonsIn(2000, 50, 'missed', 400),
  ...lessonsIn(3000, 7, 'confirmed', 120),
};

type Endpoints = Readonly<
  Record<
    string,
    {
      readonly initiate: (
        arg: unknown,
      ) => ThunkAction<Promise<{ readonly data?: readonly Lesson[] }>, unknown, unknown, UnknownAction>;
    }
  >
>;

async function ask(name: string, arg: unknown) {
  const { documents, takeReads } = createCountingDocuments(stored);
  const store = createStore({ backend: { documents } as BackendPort });
  const query = (baseApi.endpoints as unknown as Endpoints)[name]?.initiate(arg);
  if (!query) throw new Error(`no endpoint ${name}`);
  const { data = [] } = await store.dispatch(query);
  return { states: data.map(({ state }) => state), reads: sumOf(takeReads()) };
}

it('reads of the lessons what waits, and not what was paid long ago', async () => {
  const { states, reads } = await ask('deskLessons', { today, isByHand: false });
  expect(reads).toBe(15);
  expect(states.filter((state) => state === 'planned')).toHaveLength(3);
  expect(states.filter((state) => state === 'taught')).toHaveLength(2);
  expect(states.filter((state) => state === 'disputed')).toHaveLength(1);
  expect(states.filter((state) => state === 'missed')).toHaveLength(4);
  expect(states.filter((state) => state === 'paid')).toHaveLength(5);
});

it('loses no lesson that waits to be paid by hand, however old', async () => {
  const { states } = await ask('deskLessons', { today, isByHand: true });
  expect(states.filter((state) => state === 'confirmed')).toHaveLength(7);
});

it('reads those of a month when somebody saves them', async () => {
  const { states, reads } = await ask('lessonsMovedIn', daysAgo(120).slice(0, 7));
  expect(states).toHaveLength(507);
  expect(reads).toBe(507);
});
