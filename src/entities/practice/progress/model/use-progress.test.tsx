// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react';
import 'fake-indexeddb/auto';
import type { ReactNode } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { storageKeys } from '@/shared/config';
import { clearPractice } from '@/shared/device-database';
import { DraftSourceContext } from '@/shared/drafts';
import { createMemoryStore } from '@/shared/lib/storage';
import { createTabChannel } from '@/shared/lib/tabs';
import { answerOf } from '../../../../../tests/samples/practice-answers';
import { createDeviceTables } from '../storage/device-tables';
import { createProgressStore } from '../storage/progress-store';
import { usePracticeProfile } from './use-practice-profile';
import { useProgress, useProgressActions, useSittings } from './use-progress';

const ama = { name: 'Ama', colour: 'gold' } as const;
const questions = [{ pack: 'bece-math', question: 'q1', version: 1 }];

function createPage(device = createMemoryStore()) {
  const source = { device, session: createMemoryStore(), now: () => new Date() };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <DraftSourceContext value={source}>{children}</DraftSourceContext>
  );
  return { device, wrapper };
}

const loaded = async <Value,>(result: { readonly current: Value | null }): Promise<Value> => {
  await waitFor(() => expect(result.current).not.toBeNull());
  if (result.current === null) throw new Error('not loaded');
  return result.current;
};

beforeEach(() => clearPractice());

it('begins with a profile, and remembers the chosen one', async () => {
  const { device, wrapper } = createPage();
  const { result } = renderHook(() => usePracticeProfile(), { wrapper });
  const first = await loaded(result);
  expect(first).toMatchObject({ keeping: 'kept', profiles: [], current: null });
  await act(() => first.begin(ama));
  await waitFor(() => expect(result.current?.current?.name).toBe('Ama'));
  // A second press finds the same profile.
  await act(() => first.begin(ama));
  await act(() => first.create({ name: 'Kojo', colour: 'blue' }));
  await waitFor(() => expect(result.current?.current?.name).toBe('Kojo'));
  expect(result.current?.profiles).toHaveLength(2);
  expect(device.get(storageKeys.practiceProfile)).toBe(result.current?.current?.id);
});

it('follows answers and sittings of this tab and of others', async () => {
  const other = createProgressStore({
    tables: createDeviceTables(),
    channel: createTabChannel(storageKeys.practice),
    clock: () => Date.now(),
  });
  const created = await other.createProfile(ama);
  if (created.kind !== 'kept') throw new Error('not kept');
  const { id } = created.profile;
  const { wrapper } = createPage();
  const { result } = renderHook(
    () => ({
      progress: useProgress(id, 'bece-math'),
      sittings: useSittings(id),
      actions: useProgressActions(id),
    }),
    { wrapper },
  );
  await waitFor(() => expect(result.current.sittings).toEqual([]));
  const { actions } = result.current;
  const opened = await actions?.openSitting({ kind: 'practice', questions });
  await waitFor(() => expect(result.current.sittings).toHaveLength(1));
  if (opened?.kind !== 'kept') throw new Error('not kept');
  await actions?.recordAnswer(answerOf('q1'), { ...opened.sitting, position: 0 });
  await waitFor(() => expect(result.current.progress?.cards).toMatchObject([{ right: 1 }]));
  await other.recordAnswer(id, answerOf('q1', 'wrong'));
  await waitFor(() => expect(result.current.progress?.cards).toMatchObject([{ right: 1, wrong: 1 }]));
  await other.closeSitting(id, opened.sitting);
  await waitFor(() => expect(result.current.sittings).toEqual([]));
});

it('keeps the progress of a shared phone in this tab', async () => {
  const { device, wrapper } = createPage();
  device.set(storageKeys.isSharedPhone, 'yes');
  const { result } = renderHook(() => usePracticeProfile(), { wrapper });
  const { begin, keeping } = await loaded(result);
  expect(keeping).toBe('shared-phone');
  await act(() => begin(ama));
  await waitFor(() => expect(result.current?.current?.name).toBe('Ama'));
  expect(device.keys('lifeline.practice')).toEqual([]);
});
