import { keepSharedFiles } from '@/shared/device-database';
import { routes } from '@/shared/routes';

/** The action of the share target in `public/manifest.webmanifest`. */
export const sharePath = '/share';

/** What was shared beside the files, as one text; empty when nothing was. */
const textOf = (shared: FormData): string =>
  ['title', 'text', 'url']
    .flatMap((name) => {
      const value = shared.get(name);
      return typeof value === 'string' && value !== '' ? [value] : [];
    })
    .join('\n');

/**
 * Keeps what another app has shared with this one on the device, for a new homework question, and goes on to it. Works
 * without network: nothing is sent anywhere.
 */
export async function takeShared(request: Request): Promise<Response> {
  const shared = await request.formData();
  const photos = shared.getAll('photos').filter((value) => value instanceof File);
  const text = textOf(shared);
  const files = text === '' ? photos : [...photos, new File([text], 'shared.txt', { type: 'text/plain' })];
  await keepSharedFiles('homework', files);
  return Response.redirect(`${routes.homework}?shared`, 303);
}
