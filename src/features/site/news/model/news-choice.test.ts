// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { isNewsOffered } from './news-choice';

const device = vi.hoisted(() => ({ canCheck: true }));

vi.mock('@/shared/lib/device', async (load) => ({
  ...(await load<object>()),
  isInstalledApp: () => true,
  mayNotify: () => 'default',
  canCheckInBackground: () => device.canCheck,
}));

it('offers notifications only where the browser can wake the worker that shows them', () => {
  expect(isNewsOffered()).toBe(true);
  device.canCheck = false;
  expect(isNewsOffered()).toBe(false);
});
