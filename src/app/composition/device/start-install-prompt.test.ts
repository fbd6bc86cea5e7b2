import { expect, it, vi } from 'vitest';
import type { InstallNews, InstallPort } from '@/shared/lib/device';
import { createMemoryStore } from '@/shared/lib/storage';
import { startInstallPrompt } from './start-install-prompt';

/** A page in a browser simulated by the test. */
function openPage({
  store = createMemoryStore(),
  show = vi.fn<InstallPort['show']>(),
  at = '2026-11-21',
} = {}) {
  let tell: (news: InstallNews) => void = () => undefined;
  const onError = vi.fn<(cause: unknown) => void>();
  const stop = vi.fn<() => void>();
  const port: InstallPort = {
    show,
    observe: (listener) => {
      tell = listener;
      return stop;
    },
  };
  const actor = startInstallPrompt({ port, store, now: () => new Date(at), onError });
  return {
    actor,
    onError,
    stop,
    store,
    show,
    tell: (news: InstallNews) => tell(news),
    state: () => actor.getSnapshot(),
  };
}

it('shows the browser’s dialogue within the user gesture, and reads the answer', async () => {
  const show = vi.fn<InstallPort['show']>(() => Promise.resolve('accepted'));
  const { actor, state, stop, tell } = openPage({ show });
  tell('prompt');
  actor.send({ type: 'install.accepted' });
  expect(show).toHaveBeenCalledOnce();
  await expect.poll(() => state().value).toBe('installing');
  tell('installed');
  expect(state().hasTag('installed')).toBe(true);
  actor.stop();
  expect(stop).toHaveBeenCalledOnce();
});

it('remembers a Not now after a reload, for fourteen days', () => {
  const first = openPage();
  first.tell('prompt');
  first.actor.send({ type: 'install.postponed' });
  const nextDay = openPage({ store: first.store, at: '2026-11-22' });
  nextDay.tell('prompt');
  expect(nextDay.state().tags.size).toBe(0);
  const later = openPage({ store: first.store, at: '2026-12-05' });
  later.tell('iphone');
  expect(later.state().hasTag('guided')).toBe(true);
  [first, nextDay, later].forEach(({ actor }) => actor.stop());
});

it('counts a closed dialogue as a Not now', async () => {
  const { actor, state, store, tell } = openPage({
    show: vi.fn<InstallPort['show']>(() => Promise.resolve('dismissed')),
  });
  tell('prompt');
  actor.send({ type: 'install.accepted' });
  await expect.poll(() => state().value).toBe('unavailable');
  const reloaded = openPage({ store });
  reloaded.tell('prompt');
  expect(reloaded.state().tags.size).toBe(0);
  reloaded.actor.stop();
});

it('reports why the dialogue did not open, and postpones nothing', async () => {
  const cause = new Error('no touch');
  const { actor, onError, state, store, tell } = openPage({
    show: vi.fn<InstallPort['show']>(() => Promise.reject(cause)),
  });
  tell('prompt');
  actor.send({ type: 'install.accepted' });
  await expect.poll(() => onError.mock.calls).toEqual([[cause]]);
  expect(state().value).toBe('unavailable');
  const reloaded = openPage({ store });
  reloaded.tell('prompt');
  expect(reloaded.state().hasTag('offered')).toBe(true);
});

it('asks nothing in the installed app', () => {
  const { state, tell } = openPage();
  tell('standalone');
  expect(state().hasTag('installed')).toBe(true);
});
