import { beforeEach, expect, it, vi } from 'vitest';
import { readBackgroundCheck } from './background-check';
import { keepLeave } from './keep-leave';

const device = vi.hoisted(() => ({
  mayNotify: () => 'granted',
  setBackgroundCheck: vi.fn(),
  closeNotifications: vi.fn(),
  showBadge: vi.fn(),
}));
const news = vi.hoisted(() => ({ newsTag: 'news', setLeave: vi.fn() }));
const phone = vi.hoisted(() => ({ forgetNews: vi.fn() }));

vi.mock('@/shared/lib/device', () => device);
vi.mock('@/shared/code-news', () => news);
vi.mock('@/shared/device-database', () => phone);

beforeEach(() => vi.clearAllMocks());

const facts = { choice: 'notify', isSharedPhone: false, isSavingData: false, title: 'Moved' } as const;

it('knows whether the browser has granted the checks', async () => {
  device.setBackgroundCheck.mockResolvedValueOnce(true);
  await keepLeave(facts);
  expect(readBackgroundCheck()).toBe(true);
  expect(device.closeNotifications).not.toHaveBeenCalled();
  device.setBackgroundCheck.mockResolvedValueOnce(false);
  await keepLeave(facts);
  expect(readBackgroundCheck()).toBe(false);
  // With the data saver nothing was refused.
  device.setBackgroundCheck.mockResolvedValueOnce(false);
  await keepLeave({ ...facts, isSavingData: true });
  expect(readBackgroundCheck()).toBeNull();
});

it.each([{ isSharedPhone: true }, { choice: 'off' as const }])(
  'forgets the news and closes the notification with %o',
  async (change) => {
    await keepLeave({ ...facts, ...change });
    expect(news.setLeave).toHaveBeenCalledWith(null);
    expect(phone.forgetNews).toHaveBeenCalledTimes(1);
    expect(device.closeNotifications).toHaveBeenCalledWith('news');
    expect(device.showBadge).toHaveBeenCalledWith(0);
  },
);
