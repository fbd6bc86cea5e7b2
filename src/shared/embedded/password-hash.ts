import type { AccountRow } from './database';

type PasswordHash = Pick<AccountRow, 'salt' | 'hash' | 'iterations'>;

/** PBKDF2-HMAC-SHA-256 iterations (OWASP Password Storage Cheat Sheet, 2023). */
export const passwordIterations = 600_000;

const hashBits = 256;

async function derive(
  password: string,
  salt: Uint8Array<ArrayBuffer>,
  iterations: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const material = new TextEncoder().encode(password.normalize('NFKC'));
  const key = await crypto.subtle.importKey('raw', material, 'PBKDF2', false, ['deriveBits']);
  return new Uint8Array(
    await crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations }, key, hashBits),
  );
}

/** Hashes a password with a new salt. */
export async function hashPassword(password: string, iterations = passwordIterations): Promise<PasswordHash> {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  return { salt, iterations, hash: await derive(password, salt, iterations) };
}

/** Compares in constant time. */
export async function matchesPassword(
  password: string,
  { salt, hash, iterations }: PasswordHash,
): Promise<boolean> {
  const given = await derive(password, salt, iterations);
  return given.reduce((difference, byte, index) => difference | (byte ^ (hash[index] ?? 0)), 0) === 0;
}
