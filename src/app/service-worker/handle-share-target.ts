import { keepSharedFiles } from '@/shared/device-database';
import { routes } from '@/shared/routes';

/** Action of the share target in `public/manifest.webmanifest`. */
export const sharePath = '/share';

/** Limits, since any page can post to the share target. */
const maximumPhotos = 3;
const maximumBytes = 25 * 1024 * 1024;
const maximumLength = 4000;

/** The shared text besides the files; may be empty. */
const textOf = (shared: FormData): string =>
  ['title', 'text', 'url']
    .flatMap((name) => {
      const value = shared.get(name);
      return typeof value === 'string' && value !== '' ? [value] : [];
    })
    .join('\n')
    .slice(0, maximumLength);

/**
 * Handles a share: stores the files on the device and redirects to the homework page, which asks whether to
 * use them. Works offline; nothing is sent.
 */
export async function handleShareTarget(request: Request): Promise<Response> {
  const goOn = (query: string) => Response.redirect(`${routes.homework}?${query}`, 303);
  try {
    const shared = await request.formData();
    const photos = shared.getAll('photos').filter((value) => value instanceof File);
    const taken = photos.filter(({ size }) => size <= maximumBytes).slice(0, maximumPhotos);
    const text = textOf(shared);
    const files = text === '' ? taken : [...taken, new File([text], 'shared.txt', { type: 'text/plain' })];
    await keepSharedFiles('homework', files);
    return goOn(taken.length < photos.length ? 'shared=some' : 'shared');
  } catch {
    // Storage is full or denied: open the page, which shows that.
    return goOn('shared=none');
  }
}
