import { closeNotifications, mayNotify, setBackgroundCheck, showBadge } from '@/shared/lib/device';
import { newsTag, setLeave } from '@/shared/code-news';
import { forgetNews } from '@/shared/device-database';
import { noteBackgroundCheck } from './background-check';
import type { NewsChoice } from './news-choice';

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
 * phone, and when news are turned off, deletes what is known of them, with a notification that still stands.
 * Rejects when storage is denied.
 */
export async function keepLeave(facts: LeaveFacts): Promise<void> {
  const { choice, isSharedPhone, isSavingData, title } = facts;
  const mayCheck = choice === 'notify' && !isSharedPhone && !isSavingData && mayNotify() === 'granted';
  // First: what wakes the worker later asks for the leave anew.
  await setLeave(mayCheck ? { title } : null);
  if (isSharedPhone || choice === 'off') {
    await forgetNews();
    await closeNotifications(newsTag);
    await showBadge(0);
  }
  const answer = await setBackgroundCheck(newsTag, mayCheck ? intervalMs : null);
  noteBackgroundCheck(mayCheck ? answer : null);
}
