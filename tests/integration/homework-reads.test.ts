import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { expect, it } from 'vitest';
import { createStore } from '@/app/composition/create-store';
import '@/features/learning/homework-desk/api/homework-lists-api';
import '@/entities/homework/solved-question';
import { baseApi } from '@/shared/api';
import type { BackendPort, DocumentData, DocumentsChange, DocumentsPort } from '@/shared/backend';
import { documentsOf } from '../policy/attempt';
import { ask, newHomeworkCode, publish, solvedId } from '../samples/homework';
import { office } from '../samples/records';

const questions = 10_000;
/** Every hundredth question waits; the others are closed. */
const waiting = questions / 100;
const page = 50;
const day = (number: number) => new Date(Date.UTC(2026, 0, 1) + number * 3_600_000).toISOString();

const [question = {}] = Object.values(documentsOf(ask(newHomeworkCode())));
const solved = documentsOf(publish(office))[`solved/${solvedId}`] ?? {};
const stamped = (data: DocumentData, number: number): DocumentData => ({
  ...data,
  createdAt: day(number),
  movedAt: day(number),
  updatedAt: day(number),
});

interface Pages {
  readonly pages: readonly {
    readonly items: readonly { readonly id: string; readonly updatedAt: string }[];
  }[];
}

/** A backend with many questions, and as many solved ones, which counts the documents that it reads. */
function openLong() {
  const stored = new Map<string, DocumentData>();
  for (let number = 0; number < questions; number += 1) {
    const id = `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
    const state = number % 100 === 0 ? 'open' : 'closed';
    stored.set(`homeworkQuestions/${id}`, { ...stamped(question, number), state });
    stored.set(`solved/${id}`, { ...stamped(solved, number), slug: `question-${number}` });
  }
  const observers = new Set<(change: DocumentsChange) => void>();
  let reads = 0;
  const documents: DocumentsPort = {
    get: (path) => {
      reads += 1;
      return Promise.resolve(stored.get(path) ?? null);
    },
    list: ({ collection, where = [], orderBy, limit = Infinity, after }) => {
      const meets = (data: DocumentData) =>
        where.every((part) => {
          const value = data[part.field];
          if ('equals' in part) return value === part.equals;
          if ('contains' in part) return Array.isArray(value) && value.includes(part.contains);
          if ('oneOf' in part) return part.oneOf.includes(String(value));
          return 'notBefore' in part ? String(value) >= part.notBefore : String(value) <= part.notAfter;
        });
      const all = [...stored].filter(([path, data]) => path.startsWith(`${collection}/`) && meets(data));
      if (orderBy) {
        const timeOf = ([, data]: (typeof all)[number]) => String(data[orderBy.field]);
        all.sort((one, other) => (timeOf(one) > timeOf(other) ? -1 : 1));
        if (after && 'time' in after)
          all.splice(
            0,
            all.findIndex((one) => timeOf(one) < after.time),
          );
      }
      const found = all.slice(0, limit).map(([path, data]) => ({ id: path.split('/')[1] ?? '', data }));
      // A list costs one read at least.
      reads += Math.max(1, found.length);
      return Promise.resolve(found);
    },
    listGroup: () => Promise.resolve([]),
    count: () => Promise.resolve(0),
    commit: () => Promise.resolve(),
    announce: () => undefined,
    observe: (_target, onChange) => {
      observers.add(onChange);
      return () => void observers.delete(onChange);
    },
  };
  const store = createStore({ backend: { documents } as BackendPort });
  type Endpoint = {
    initiate: (
      arg: unknown,
      options?: object,
    ) => ThunkAction<Promise<unknown>, unknown, unknown, UnknownAction>;
    select: (arg: unknown) => (state: unknown) => { data?: readonly { id: string; updatedAt: string }[] };
  };
  const endpoint = (name: string): Endpoint => {
    const found = (baseApi.endpoints as unknown as Readonly<Record<string, Endpoint>>)[name];
    if (!found) throw new Error(`no endpoint ${name}`);
    return found;
  };
  return {
    open: (name: string, arg: unknown) => store.dispatch(endpoint(name).initiate(arg)),
    more: (name: string, arg: unknown) =>
      store.dispatch(endpoint(name).initiate(arg, { direction: 'forward' })),
    pagesOf: (name: string, arg: unknown) =>
      (endpoint(name).select(arg)(store.getState()).data as unknown as Pages | undefined)?.pages ?? [],
    dataOf: (name: string, arg: unknown) => endpoint(name).select(arg)(store.getState()).data ?? [],
    put: (path: string, data: DocumentData) => void stored.set(path, data),
    tell: (change: DocumentsChange) => observers.forEach((onChange) => onChange(change)),
    readsSoFar: () => reads,
    readsSince: async (act: () => unknown) => {
      reads = 0;
      await act();
      return reads;
    },
  };
}

const list = 'waitingHomework';
const pathOf = (number: number) =>
  `homeworkQuestions/00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

it('reads of 10,000 questions those that wait and one more, and then only what has changed', async () => {
  const desk = openLong();
  expect(await desk.readsSince(() => desk.open(list, null))).toBe(waiting + 1);
  expect(desk.dataOf(list, null)).toHaveLength(waiting);
  expect(await desk.readsSince(() => desk.open(list, null))).toBe(0);
  const change = (number: number, at: number, state: string) =>
    desk.readsSince(async () => {
      desk.put(pathOf(number), { ...stamped(question, at), state });
      desk.tell('unknown');
      const known = () => desk.dataOf(list, null).some(({ updatedAt }) => updatedAt === day(at));
      if (state === 'open') await expect.poll(known).toBe(true);
      else await expect.poll(() => desk.dataOf(list, null)).toHaveLength(waiting - 1);
    });
  expect(await change(700, questions + 1, 'open')).toBeLessThanOrEqual(3);
  expect(await change(800, questions + 2, 'closed')).toBeLessThanOrEqual(3);
}, 30_000);

it('asks for what has changed since the newest change, though that one does not wait', async () => {
  const desk = openLong();
  await desk.open(list, null);
  const closed = 59;
  for (let number = 1; number <= closed; number += 1)
    desk.put(pathOf(number), { ...stamped(question, questions + number), state: 'closed' });
  await desk.readsSince(async () => {
    desk.tell('unknown');
    await expect.poll(desk.readsSoFar).toBeGreaterThanOrEqual(closed);
  });
  const later = questions + 100;
  const reads = await desk.readsSince(async () => {
    desk.put(pathOf(100), { ...stamped(question, later), state: 'open' });
    desk.tell('unknown');
    await expect
      .poll(() => desk.dataOf(list, null).some(({ updatedAt }) => updatedAt === day(later)))
      .toBe(true);
  });
  expect(reads).toBeLessThanOrEqual(3);
}, 30_000);

it('reads what waits for nobody page by page, the last first', async () => {
  const desk = openLong();
  const pages = () => desk.pagesOf('pastHomework', 'closed');
  expect(await desk.readsSince(() => desk.open('pastHomework', 'closed'))).toBe(page);
  expect(pages().map(({ items }) => items[0]?.updatedAt)).toEqual([day(questions - 1)]);
  expect(await desk.readsSince(() => desk.more('pastHomework', 'closed'))).toBe(page);
  expect(new Set(pages().flatMap(({ items }) => items.map(({ id }) => id))).size).toBe(2 * page);
}, 30_000);

it('reads no more solved questions than the desk shows', async () => {
  const desk = openLong();
  for (const count of [21, 41])
    expect(await desk.readsSince(() => desk.open('newestSolvedQuestions', count))).toBe(count);
  expect(desk.dataOf('newestSolvedQuestions', 21)[0]?.updatedAt).toBe(day(questions - 1));
}, 30_000);
