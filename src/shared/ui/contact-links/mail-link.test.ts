import { expect, it } from 'vitest';
import { mailLink } from './mail-link';

it('leads to the address', () => {
  expect(mailLink('ama.mensah@example.com')).toBe('mailto:ama.mensah@example.com');
});

it('ignores headers in an address', () => {
  const link = mailLink('ama@example.com?bcc=thief%40evil.example&subject=Re.x');
  expect(link).not.toMatch(/[?&]/);
  expect(decodeURIComponent(link)).toBe('mailto:ama@example.com?bcc=thief%40evil.example&subject=Re.x');
});
