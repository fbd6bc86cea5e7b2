import list from '../guides/list.data.json';
import type { Guide, GuideEntry } from './guide';

/** All guides, in the order of the list. */
export const guideList = list as readonly GuideEntry[];

const loaded = new Map<string, Promise<Guide | null>>();

/**
 * Loads a guide, once for each; null where there is none of that name. The same promise for the same slug, so
 * that a component can wait for it.
 */
export function loadGuide(slug: string): Promise<Guide | null> {
  const found = loaded.get(slug);
  if (found) return found;
  const guide = guideList.some((entry) => entry.slug === slug)
    ? import(/* webpackChunkName: "guide-[request]" */ `../guides/${slug}.json`).then(
        (file: { readonly default: Guide }) => file.default,
      )
    : Promise.resolve(null);
  loaded.set(slug, guide);
  // What could not be loaded is tried again.
  guide.catch(() => loaded.delete(slug));
  return guide;
}
