// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { beforeEach, expect, it, vi } from 'vitest';
import { createEnglish } from '../../../../../tests/samples/words';
import { noteBackgroundCheck } from '../model/background-check';
import { NewsSetting } from './news-setting';

const device = vi.hoisted(() => ({ canCheck: true, permission: 'granted' }));

vi.mock('@/shared/lib/device', async (load) => ({
  ...(await load<object>()),
  isInstalledApp: () => true,
  mayNotify: () => device.permission,
  canCheckInBackground: () => device.canCheck,
}));
vi.mock('@/shared/data-price', () => ({ useDataPrice: () => ({ size: String, price: String }) }));
vi.mock('@/shared/data-saver', () => ({ useDataSaver: () => ({ isOn: false }) }));
vi.mock('@/shared/drafts', () => ({ useSharedPhone: () => false }));

async function show(choice: string) {
  localStorage.setItem('lifeline.news', choice);
  const english = await createEnglish('app');
  render(
    <I18nextProvider i18n={english}>
      <NewsSetting />
    </I18nextProvider>,
  );
}

const has = (words: string) => screen.queryByText(new RegExp(words)) !== null;

beforeEach(() => {
  Object.assign(device, { canCheck: true, permission: 'granted' });
  noteBackgroundCheck(null);
});

it('says that news come while the app is closed only once the browser has granted it', async () => {
  await show('notify');
  expect([has('while the app is closed'), has('does not wake')]).toEqual([false, false]);
  act(() => noteBackgroundCheck(true));
  expect([has('while the app is closed'), has('does not wake')]).toEqual([true, false]);
  act(() => noteBackgroundCheck(false));
  expect([has('while the app is closed'), has('does not wake')]).toEqual([false, true]);
});

it('asks first where notifications are not wanted yet', async () => {
  await show('later');
  expect(has('while the app is closed')).toBe(false);
  expect(screen.getByRole('button', { name: 'Show me notifications' })).toBeTruthy();
});

it('asks for nothing where no notification can come', async () => {
  device.canCheck = false;
  device.permission = 'default';
  await show('later');
  expect(has('On this phone news come when you open the app')).toBe(true);
  expect(screen.queryByRole('button', { name: 'Show me notifications' })).toBeNull();
});
