import type { FirebaseSettings } from '@/shared/config';
import { peekSignIn } from '@/shared/device-database';
import { firebaseName } from '../composition/backend/firebase-name';

/** A token that is good for a shorter time is renewed, in milliseconds. */
const spareMs = 60_000;

const renewalOf = ({ emulators, apiKey }: Partial<FirebaseSettings>) =>
  `${emulators ? `${emulators.auth}/` : 'https://'}securetoken.googleapis.com/v1/token?key=${String(apiKey)}`;

/** A new token; null once the sign-in has ended, as after a change of the password. */
async function renew(settings: Partial<FirebaseSettings>, refreshToken: string): Promise<string | null> {
  const answer = await fetch(renewalOf(settings), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
  });
  if (answer.status >= 400 && answer.status < 500) return null;
  if (!answer.ok) throw new Error(`the sign-in answers ${answer.status}`);
  return ((await answer.json()) as { readonly id_token: string }).id_token;
}

/**
 * Token of somebody who stays signed in on this device, without the SDK, which no service worker loads. What
 * the SDK keeps is only read: it renews its own token when a page opens.
 * @returns null when somebody else is signed in, nobody, or only until the window is closed
 * @throws without network
 */
export async function readKeptToken(
  settings: Partial<FirebaseSettings>,
  userId: string,
  now: Date,
): Promise<string | null> {
  const user = await peekSignIn(String(settings.apiKey), firebaseName);
  if (user?.uid !== userId) return null;
  const { accessToken, expirationTime, refreshToken } = user.stsTokenManager;
  return expirationTime - now.getTime() > spareMs ? accessToken : renew(settings, refreshToken);
}
