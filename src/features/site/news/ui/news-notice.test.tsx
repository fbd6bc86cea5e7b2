// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { Link, MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import type { MovedCode } from '@/shared/code-news';
import { createEnglish } from '../../../../../tests/samples/words';
import { NewsNotice } from './news-notice';

interface Found {
  readonly moved: readonly MovedCode[];
}

const news = vi.hoisted(() => ({
  checkNews: vi.fn<() => Promise<Found | null>>(),
  knownNews: vi.fn<() => Promise<Found>>(),
  noteTold: vi.fn(() => Promise.resolve()),
}));

vi.mock('@/shared/code-news', async (load) => ({ ...(await load<object>()), ...news }));
vi.mock('@/shared/lib/device', async (load) => ({
  ...(await load<object>()),
  isInstalledApp: () => true,
  showBadge: () => Promise.resolve(),
  closeNotifications: () => Promise.resolve(),
}));
vi.mock('@/shared/data-saver', () => ({ useDataSaver: () => ({ isOn: false }) }));
vi.mock('../model/keep-leave', () => ({ keepLeave: () => Promise.resolve() }));
vi.mock('@/shared/drafts', () => ({ useSharedPhone: () => false }));

const page = { isOnline: true, visibility: 'visible' };
const step = (steps: number) => ({ moved: [{ code: 'LL-T1', steps }] });
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve)));
const isTold = () => screen.queryByText('Something moved on a request.') !== null;

const openSteps = () => Promise.reject(new Error('not used'));
const log = vi.fn();

async function show() {
  const english = await createEnglish('background');
  render(
    <I18nextProvider i18n={english}>
      <MemoryRouter initialEntries={['/faq']}>
        <Link to="/about">Next page</Link>
        <NewsNotice openSteps={openSteps} log={log} />
      </MemoryRouter>
    </I18nextProvider>,
  );
  await settled();
}

/** Whoever has left comes back. */
async function comeBack() {
  fireEvent.focus(window);
  await settled();
}

beforeEach(() => {
  vi.resetAllMocks();
  Object.assign(page, { isOnline: true, visibility: 'visible' });
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => page.isOnline);
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(
    () => page.visibility as DocumentVisibilityState,
  );
  news.knownNews.mockResolvedValue({ moved: [] });
  news.checkNews.mockResolvedValue(null);
  news.noteTold.mockResolvedValue();
});

it('asks only with a network, and when it comes back', async () => {
  page.isOnline = false;
  await show();
  expect(news.checkNews).not.toHaveBeenCalled();
  page.isOnline = true;
  fireEvent(window, new Event('online'));
  await settled();
  expect(news.checkNews).toHaveBeenCalledTimes(1);
});

it('tells whoever comes back what the worker has found meanwhile', async () => {
  await show();
  expect(isTold()).toBe(false);
  news.knownNews.mockResolvedValue(step(2));
  await comeBack();
  expect(isTold()).toBe(true);
});

it('tells what was asked on the page before', async () => {
  let answer: (found: Found) => void = () => undefined;
  news.checkNews.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  await show();
  fireEvent.click(screen.getByRole('link', { name: 'Next page' }));
  await settled();
  answer(step(2));
  await settled();
  expect(isTold()).toBe(true);
  expect(news.noteTold).toHaveBeenCalledWith(step(2).moved);
});

it('counts as told only what stands on a visible page', async () => {
  news.knownNews.mockResolvedValue(step(2));
  page.visibility = 'hidden';
  await show();
  expect(news.noteTold).not.toHaveBeenCalled();
  page.visibility = 'visible';
  news.knownNews.mockResolvedValue(step(2));
  await comeBack();
  expect(news.noteTold).toHaveBeenCalledWith(step(2).moved);
});

it('tells of a later step after “Later”', async () => {
  news.knownNews.mockResolvedValue(step(2));
  await show();
  fireEvent.click(screen.getByRole('button', { name: 'Later' }));
  await comeBack();
  expect(isTold()).toBe(false);
  news.knownNews.mockResolvedValue(step(3));
  await comeBack();
  expect(isTold()).toBe(true);
});
