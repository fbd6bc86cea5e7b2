import { useCallback, useMemo } from 'react';
import type { OpenProgress } from '../storage/open-progress-store';
import type { ProgressChange, ProgressStore } from '../storage/progress-store';
import type { NewAnswer } from './answer';
import type { SittingChange, SittingKind, SittingRef } from './sitting';
import { useLive } from './use-live';
import { useProgressStore } from './use-progress-store';

type Opened = Parameters<ProgressStore['openSitting']>[1];
type Place = Parameters<ProgressStore['recordAnswer']>[2];

const actionsOf = (store: ProgressStore, profile: string) => ({
  /** Keeps an answer with its card and its place in a sitting, or says that the device has not kept it. */
  recordAnswer: (answer: NewAnswer, place?: Place) => store.recordAnswer(profile, answer, place),
  openSitting: (opened: Opened) => store.openSitting(profile, opened),
  moveSitting: (ref: SittingRef, change: SittingChange) => store.moveSitting(profile, ref, change),
  closeSitting: (ref: SittingRef, answers?: readonly NewAnswer[]) =>
    store.closeSitting(profile, ref, answers),
  /** The open sitting of a kind; null without one. */
  findSitting: (kind: SittingKind) => store.sitting(profile, kind),
});

export type ProgressActions = ReturnType<typeof actionsOf>;

/** What a session does with the progress of a profile; null while it loads. */
export function useProgressActions(profile: string): ProgressActions | null {
  const progress = useProgressStore();
  return useMemo(() => (progress ? actionsOf(progress.store, profile) : null), [progress, profile]);
}

const isOf = (change: ProgressChange, profile: string) => change.what === 'all' || change.profile === profile;

/**
 * The cards and last answers of a profile, live across tabs.
 * @param pack all packs when absent
 * @returns null while it loads
 */
export function useProgress(profile: string, pack?: string) {
  const progress = useProgressStore();
  const reading = useCallback(({ store }: OpenProgress) => store.inputs(profile, pack), [profile, pack]);
  const concerns = useCallback(
    (change: ProgressChange) => change.what !== 'sittings' && isOf(change, profile),
    [profile],
  );
  return useLive(progress, reading, concerns);
}

/**
 * The answers of a profile from a time on, in milliseconds, oldest first, live across tabs; null while they
 * load. For figures of weeks and readiness: a plan needs none of them.
 */
export function useAnswersSince(profile: string, from: number) {
  const progress = useProgressStore();
  const reading = useCallback(
    ({ store }: OpenProgress) => store.answersSince(profile, from),
    [profile, from],
  );
  const concerns = useCallback(
    (change: ProgressChange) => change.what !== 'sittings' && isOf(change, profile),
    [profile],
  );
  return useLive(progress, reading, concerns);
}

/** The open sittings of a profile, live across tabs; null while they load. */
export function useSittings(profile: string) {
  const progress = useProgressStore();
  const reading = useCallback(({ store }: OpenProgress) => store.sittings(profile), [profile]);
  const concerns = useCallback((change: ProgressChange) => isOf(change, profile), [profile]);
  return useLive(progress, reading, concerns);
}
