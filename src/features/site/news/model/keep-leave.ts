import { mayNotify, setBackgroundCheck, showBadge } from '@/shared/lib/device';
import { forgetNews, setLeave } from '@/shared/code-news';
import type { NewsChoice } from './news-choice';

/** Tag of the Periodic Background Sync and of the notification; the service worker knows it too. */
export const newsTag = 'news';

/** Shortest time between two checks in the background, in milliseconds: four hours. */
const intervalMs = 4 * 3_600_000;

interface LeaveFacts {
  readonly choice: NewsChoice | null;
  readonly isSharedPhone: boolean;
  readonly isSavingData: boolean;
  /** Words of the notification. */
  readonly title: string;
}

/**
 * Gives the service worker leave to check, or takes it: it cannot read the choices of the pages. On a shared
 * phone, and when news are turned off, deletes what is known of them. Rejects when storage is denied.
 */
export async function keepLeave(facts: LeaveFacts): Promise<void> {
  const { choice, isSharedPhone, isSavingData, title } = facts;
  const mayCheck = choice === 'notify' && !isSharedPhone && !isSavingData && mayNotify() === 'granted';
  // First: what wakes the worker later asks for the leave anew.
  await setLeave(mayCheck ? { title } : null);
  if (isSharedPhone || choice === 'off') {
    await forgetNews();
    await showBadge(0);
  }
  await setBackgroundCheck(newsTag, mayCheck ? intervalMs : null);
}
