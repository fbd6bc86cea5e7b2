import { loadMarkdown } from '@/entities/content/guide';
import { notifyWorkerOfPage } from '@/shared/lib/device';
import { routes } from '@/shared/routes';

/** Keeps what an article that is open needs besides its text, so that it is read without a network. */
export async function keepReader(slug: string): Promise<void> {
  await loadMarkdown();
  void notifyWorkerOfPage(routes.guide(slug));
}
