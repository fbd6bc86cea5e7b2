import { expect, it } from 'vitest';
import { withoutSecrets } from './draft-state';

it('omits a field that is named like a password, at any depth', () => {
  const left = { name: 'Ama', opinion: 'good', shipping: 'no', pinned: 'yes', spin: 'left' };
  const secrets = [
    'password',
    'newPassword',
    'old_password',
    'clientSecret',
    'pin',
    'cardPin',
    'card_pin',
    'PIN',
  ];
  const values = {
    ...left,
    ...Object.fromEntries(secrets.map((name) => [name, 'hush'])),
    inner: { pinCode: 'hush' },
  };
  expect(withoutSecrets(values)).toEqual({ ...left, inner: {} });
});
