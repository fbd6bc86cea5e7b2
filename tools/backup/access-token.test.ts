import { createVerify, generateKeyPairSync } from 'node:crypto';
import { expect, it } from 'vitest';
import { tokensOf } from './access-token';
import { createAsk } from './patient-ask';

const { privateKey, publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const key = { project_id: 'p', client_email: 'owner@p.iam.gserviceaccount.com', private_key: privateKey };

it('signs for a token, and asks for another one shortly before its end', async () => {
  const bodies: string[] = [];
  let now = 1_790_000_000_000;
  const ask = createAsk((_, options) => {
    bodies.push(options.body as string);
    return Promise.resolve(Response.json({ access_token: `t${bodies.length}`, expires_in: 3600 }));
  });
  const token = tokensOf(key, ask, () => now);
  expect([await token(), await token()]).toEqual(['t1', 't1']);
  now += 3_400_000;
  expect(await token()).toBe('t2');

  const [head = '', claim = '', signature = ''] = (
    new URLSearchParams(bodies[0]).get('assertion') ?? ''
  ).split('.');
  expect(
    createVerify('RSA-SHA256').update(`${head}.${claim}`).verify(publicKey, signature, 'base64url'),
  ).toBe(true);
  expect(JSON.parse(Buffer.from(claim, 'base64url').toString())).toMatchObject({
    iss: key.client_email,
    aud: 'https://oauth2.googleapis.com/token',
    iat: 1_790_000_000,
    exp: 1_790_003_600,
  });
});

it('names a damaged key, and one that was deleted', async () => {
  const refused = createAsk(() =>
    Promise.resolve(
      Response.json({ error: 'invalid_grant', error_description: 'Invalid JWT Signature.' }, { status: 400 }),
    ),
  );
  await expect(tokensOf({ ...key, private_key: 'none' }, refused)()).rejects.toThrow('is damaged');
  await expect(tokensOf(key, refused)()).rejects.toThrow(
    'Google does not accept the key: it was deleted, or the clock of this computer is wrong. It says: Invalid JWT',
  );
});
