import * as v from 'valibot';
import { nothingOpened, type Learned } from '@/entities/homework/question';
import { isSharedPhone, storageKeys } from '@/shared/config';
import type { KeyValueStore } from '@/shared/lib/storage';

const key = storageKeys.homeworkLearned;

/** Maximum number of questions; the oldest are dropped. */
const maximum = 20;

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99));
const storedSchema = v.array(
  v.object({
    id: v.string(),
    opened: v.object({ hints: count, steps: count, hasResult: v.boolean() }),
    checkAnswer: v.string(),
  }),
);

function readAll(device: KeyValueStore): v.InferOutput<typeof storedSchema> {
  try {
    const read = v.safeParse(storedSchema, JSON.parse(device.get(key) ?? '[]'));
    return read.success ? read.output : [];
  } catch {
    return [];
  }
}

export const nothingLearned: Learned = { opened: nothingOpened, checkAnswer: '' };

/** What of an answer was opened on this device, until whoever asked tells it with an act. */
export const readLearned = (device: KeyValueStore, questionId: string): Learned =>
  (isSharedPhone(device) ? undefined : readAll(device).find(({ id }) => id === questionId)) ?? nothingLearned;

/** Keeps it; on a shared phone nothing is kept. */
export function keepLearned(device: KeyValueStore, questionId: string, learned: Learned): void {
  if (isSharedPhone(device)) return;
  const others = readAll(device).filter(({ id }) => id !== questionId);
  device.set(key, JSON.stringify([...others, { id: questionId, ...learned }].slice(-maximum)));
}
