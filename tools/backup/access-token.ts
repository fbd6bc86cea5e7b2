import { createSign } from 'node:crypto';
import type { ServiceAccount } from '../firebase/service-account.mjs';
import type { Ask } from './patient-ask';

const tokenAddress = 'https://oauth2.googleapis.com/token';

/** Firestore, files in Cloud Storage, and accounts with the hashes of their passwords. */
const scope =
  'https://www.googleapis.com/auth/datastore https://www.googleapis.com/auth/devstorage.read_write ' +
  'https://www.googleapis.com/auth/identitytoolkit https://www.googleapis.com/auth/firebase';

const lifetimeSeconds = 3600;

/** A token is replaced this long before its end, in milliseconds: a large page takes its time. */
const marginMs = 300_000;

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

function signedClaim({ client_email, private_key }: ServiceAccount, nowMs: number): string {
  const iat = Math.floor(nowMs / 1000);
  const claim = { iss: client_email, scope, aud: tokenAddress, iat, exp: iat + lifetimeSeconds };
  const text = `${encode({ alg: 'RS256', typ: 'JWT' })}.${encode(claim)}`;
  try {
    return `${text}.${createSign('RSA-SHA256').update(text).sign(private_key, 'base64url')}`;
  } catch (cause) {
    throw new Error('The private key of the service account is damaged: generate a new key.', { cause });
  }
}

/** Access tokens of a service account, each used for most of its hour. */
export function tokensOf(key: ServiceAccount, ask: Ask, now: () => number = Date.now): () => Promise<string> {
  let current: { readonly token: string; readonly until: number } | null = null;
  return async () => {
    if (current !== null && now() < current.until) return current.token;
    const asked = now();
    const answer = (await ask(
      tokenAddress,
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({
          grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
          assertion: signedClaim(key, asked),
        }).toString(),
      },
      (response) => response.json(),
    )) as { access_token: string; expires_in: number };
    current = { token: answer.access_token, until: asked + answer.expires_in * 1000 - marginMs };
    return current.token;
  };
}
