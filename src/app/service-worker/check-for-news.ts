import { checkNews, newsPlace, noteTold, readLeave, type ReadSteps } from '@/shared/code-news';
import { routes } from '@/shared/routes';

/** What the check needs of the worker's surroundings. */
export interface NewsSurroundings {
  readonly now: Date;
  /** Whether the device is set to save data. */
  readonly isSavingData: boolean;
  readonly openSteps: () => Promise<ReadSteps>;
  /** Shows the notification in place of an earlier one; a press on it opens the page at `path`. */
  readonly notify: (title: string, path: string) => Promise<void>;
  /** Sets the number on the app's icon, where there is one. */
  readonly setBadge: (count: number) => Promise<void>;
  readonly log: (cause: unknown) => void;
}

/**
 * Asks about the codes and the account of this phone in the background, with the leave that a page gave: none
 * on a shared phone, with the data saver or without the person's yes. A page that has just asked stands in
 * the book of checks. Tells each step once, without what it is about.
 */
export async function checkForNews({ notify, setBadge, ...options }: NewsSurroundings): Promise<void> {
  const leave = await readLeave();
  if (leave === null || options.isSavingData) return;
  const news = await checkNews({ ...options, by: 'worker' });
  if (news === null) return;
  // Without a number the notification still comes.
  await setBadge(news.moved.length).catch(options.log);
  if (!news.isUntold) return;
  await notify(leave.title, newsPlace(news.moved));
  await noteTold(news.moved);
}

/** The page to which a press on a notification leads: of an earlier release, to the list of codes. */
export const newsPathOf = ({ data }: { readonly data: unknown }): string =>
  typeof data === 'string' ? data : routes.code;

/** Opens the page that shows the news: an open one gets the focus, so that no page is left. */
export async function openNews(clients: Clients, path: string): Promise<void> {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find(({ url }) => new URL(url).pathname === path && new URL(url).hash === '');
  if (open) await open.focus();
  else await clients.openWindow(path);
}
