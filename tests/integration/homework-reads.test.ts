import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { expect, it } from 'vitest';
import { createStore } from '@/app/composition/create-store';
import '@/entities/homework/question';
import '@/entities/homework/solved-question';
import { baseApi } from '@/shared/api';
import type { BackendPort, DocumentData, DocumentsChange, DocumentsPort } from '@/shared/backend';
import { documentsOf } from '../policy/attempt';
import { ask, newHomeworkCode, publish, solvedId } from '../samples/homework';
import { office } from '../samples/records';

const questions = 10_000;
const day = (number: number) => new Date(Date.UTC(2026, 0, 1) + number * 3_600_000).toISOString();

const [question = {}] = Object.values(documentsOf(ask(newHomeworkCode())));
const solved = documentsOf(publish(office))[`solved/${solvedId}`] ?? {};
const stamped = (data: DocumentData, number: number): DocumentData => ({
  ...data,
  createdAt: day(number),
  movedAt: day(number),
  updatedAt: day(number),
});

/** A backend with many questions, and as many solved ones, which counts the documents that it reads. */
function openLong() {
  const stored = new Map<string, DocumentData>();
  for (let number = 0; number < questions; number += 1) {
    const id = `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
    stored.set(`homeworkQuestions/${id}`, stamped(question, number));
    stored.set(`solved/${id}`, { ...stamped(solved, number), slug: `question-${number}` });
  }
  const observers = new Set<(change: DocumentsChange) => void>();
  let reads = 0;
  const documents: DocumentsPort = {
    get: (path) => {
      reads += 1;
      return Promise.resolve(stored.get(path) ?? null);
    },
    list: ({ collection, where = [], orderBy, limit = Infinity }) => {
      const since = where.flatMap((part) => ('notBefore' in part ? [part.notBefore] : []))[0] ?? '';
      const all = [...stored].filter(
        ([path, data]) => path.startsWith(`${collection}/`) && String(data.updatedAt) >= since,
      );
      if (orderBy) all.reverse();
      const found = all.slice(0, limit).map(([path, data]) => ({ id: path.split('/')[1] ?? '', data }));
      // A list costs one read at least.
      reads += Math.max(1, found.length);
      return Promise.resolve(found);
    },
    commit: () => Promise.resolve(),
    observe: (_target, onChange) => {
      observers.add(onChange);
      return () => void observers.delete(onChange);
    },
  };
  const store = createStore({ backend: { documents } as BackendPort });
  type Endpoint = {
    initiate: (arg: unknown) => ThunkAction<Promise<unknown>, unknown, unknown, UnknownAction>;
    select: (arg: unknown) => (state: unknown) => { data?: readonly { id: string; updatedAt: string }[] };
  };
  const endpoint = (name: string): Endpoint => {
    const found = (baseApi.endpoints as unknown as Readonly<Record<string, Endpoint>>)[name];
    if (!found) throw new Error(`no endpoint ${name}`);
    return found;
  };
  return {
    open: (name: string, arg: unknown) => store.dispatch(endpoint(name).initiate(arg)),
    dataOf: (name: string, arg: unknown) => endpoint(name).select(arg)(store.getState()).data ?? [],
    put: (path: string, data: DocumentData) => void stored.set(path, data),
    tell: (change: DocumentsChange) => observers.forEach((onChange) => onChange(change)),
    readsSince: async (act: () => unknown) => {
      reads = 0;
      await act();
      return reads;
    },
  };
}

it('reads each of 10,000 questions once for the desk, and then only what has changed', async () => {
  const desk = openLong();
  const name = 'allHomeworkQuestions';
  expect(await desk.readsSince(() => desk.open(name, null))).toBe(questions);
  expect(desk.dataOf(name, null)).toHaveLength(questions);
  expect(await desk.readsSince(() => desk.open(name, null))).toBe(0);
  const path = 'homeworkQuestions/00000000-0000-4000-8000-000000000007';
  const reads = await desk.readsSince(async () => {
    desk.put(path, stamped(question, questions + 1));
    desk.tell('unknown');
    await expect
      .poll(() => desk.dataOf(name, null).filter(({ updatedAt }) => updatedAt === day(questions + 1)))
      .toHaveLength(1);
  });
  expect(reads).toBeLessThanOrEqual(3);
}, 30_000);

it('reads no more solved questions than the desk shows', async () => {
  const desk = openLong();
  for (const count of [21, 41])
    expect(await desk.readsSince(() => desk.open('newestSolvedQuestions', count))).toBe(count);
  expect(desk.dataOf('newestSolvedQuestions', 21)[0]?.updatedAt).toBe(day(questions - 1));
}, 30_000);
