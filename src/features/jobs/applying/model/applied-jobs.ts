import { useSyncExternalStore } from 'react';
import { isSharedPhone, storageKeys } from '@/shared/config';
import { createDeviceStore, type KeyValueStore } from '@/shared/lib/storage';

/** An application that was sent from this device. */
export interface AppliedJob {
  /** Code of the application. */
  readonly ref: string;
  /** When Send was pressed, ISO 8601. */
  readonly at: string;
}

const key = storageKeys.appliedJobs;

/** Maximum number of posts; the oldest are dropped. */
const maximum = 100;

/** Which posts somebody applied for on this device. On a shared phone nothing is kept. */
export function createAppliedJobs(device: KeyValueStore) {
  const listeners = new Set<() => void>();
  const read = () => (isSharedPhone(device) ? '' : (device.get(key) ?? ''));
  const lines = () => read().split('\n').filter(Boolean);
  const write = (next: readonly string[]) => {
    device.set(key, next.slice(-maximum).join('\n'));
    listeners.forEach((listener) => listener());
  };
  return {
    read,
    /** The latest application for a post; null when there is none. */
    find(job: string): AppliedJob | null {
      const [, ref, at] =
        lines()
          .filter((line) => line.startsWith(`${job} `))
          .at(-1)
          ?.split(' ') ?? [];
      return ref === undefined || at === undefined ? null : { ref, at };
    },
    add(job: string, { ref, at }: AppliedJob): void {
      if (isSharedPhone(device)) return;
      write([...lines().filter((line) => !line.startsWith(`${job} `)), `${job} ${ref} ${at}`]);
    },
    /** It was taken back. */
    remove(ref: string): void {
      write(lines().filter((line) => line.split(' ')[1] !== ref));
    },
    observe: (onChange: () => void) => {
      listeners.add(onChange);
      const stop = device.observe(key, onChange);
      return () => {
        listeners.delete(onChange);
        stop();
      };
    },
  };
}

type AppliedJobs = ReturnType<typeof createAppliedJobs>;

let appliedJobs: AppliedJobs | null = null;

export function appliedJobsHere(): AppliedJobs {
  appliedJobs ??= createAppliedJobs(createDeviceStore());
  return appliedJobs;
}

/** An application that had not arrived was turned back into a draft. */
export const forgetApplication = (ref: string): void => appliedJobsHere().remove(ref);

const readHere = () => appliedJobsHere().read();
const observeHere = (onChange: () => void) => appliedJobsHere().observe(onChange);

/** What a document says, which knows no device. */
const readNothing = () => '';

/** When somebody applied for a post on this device; null when nobody did, or nothing is kept. */
export function useAppliedOn(job: string): AppliedJob | null {
  const stored = useSyncExternalStore(observeHere, readHere, readNothing);
  return stored === '' ? null : appliedJobsHere().find(job);
}
