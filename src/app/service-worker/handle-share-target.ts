import { keepSharedFiles } from '@/shared/device-database';
import { routes } from '@/shared/routes';

/** The action of the share target in `public/manifest.webmanifest`. */
export const sharePath = '/share';

/** Any page can post to the share target, so what it may leave on the device is bounded. */
const mostPhotos = 3;
const mostBytes = 25 * 1024 * 1024;
const mostLetters = 4000;

/** What was shared beside the files, as one text; empty when nothing was. */
const textOf = (shared: FormData): string =>
  ['title', 'text', 'url']
    .flatMap((name) => {
      const value = shared.get(name);
      return typeof value === 'string' && value !== '' ? [value] : [];
    })
    .join('\n')
    .slice(0, mostLetters);

/**
 * Holds what another app has shared with this one on the device, and goes on to the homework question, where the person is asked
 * whether to take it. Works without network: nothing is sent anywhere.
 */
export async function handleShareTarget(request: Request): Promise<Response> {
  const goOn = (query: string) => Response.redirect(`${routes.homework}?${query}`, 303);
  try {
    const shared = await request.formData();
    const photos = shared.getAll('photos').filter((value) => value instanceof File);
    const taken = photos.filter(({ size }) => size <= mostBytes).slice(0, mostPhotos);
    const text = textOf(shared);
    const files = text === '' ? taken : [...taken, new File([text], 'shared.txt', { type: 'text/plain' })];
    await keepSharedFiles('homework', files);
    return goOn(taken.length < photos.length ? 'shared=some' : 'shared');
  } catch {
    // A full device, or one that keeps nothing: the page still opens, and says so.
    return goOn('shared=none');
  }
}
