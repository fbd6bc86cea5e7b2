import { expect, it } from 'vitest';
import { withoutSecrets } from './draft-state';

it('leaves out a field that is named like a password, however deep it lies', () => {
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
