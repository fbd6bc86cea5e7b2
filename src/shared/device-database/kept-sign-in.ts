import { peekRow } from '../database-connection';

/** The used part of what Firebase Authentication keeps on the device of somebody who stays signed in. */
export interface KeptSignIn {
  readonly uid: string;
  readonly stsTokenManager: {
    readonly refreshToken: string;
    readonly accessToken: string;
    /** In milliseconds since the epoch. */
    readonly expirationTime: number;
  };
}

/**
 * Reads what Firebase Authentication keeps on this device, without its SDK; changes nothing. Null when nobody
 * stays signed in.
 * @param appName name of the Firebase app
 */
export async function peekSignIn(apiKey: string, appName: string): Promise<KeptSignIn | null> {
  const key = `firebase:authUser:${apiKey}:${appName}`;
  const row = await peekRow('firebaseLocalStorageDb', 'firebaseLocalStorage', key);
  return (row as { readonly value?: KeptSignIn } | undefined)?.value ?? null;
}
