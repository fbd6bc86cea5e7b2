import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { conductVersion } from '../src/entities/tutor-application/model/tutor-application-form';
import conduct from '../locales/en/conduct.json';

/**
 * Rules that tutors have agreed to, by version; an application keeps its version. Changed words need a line
 * of their own here, never a change of an older one.
 */
const digests: Readonly<Record<string, string>> = { '2026-11.2': 'cda263be868686fe' };

it('gives changed rules a new version', () => {
  const text = Object.values(conduct).join('\n');
  expect(createHash('sha256').update(text).digest('hex').slice(0, 16)).toBe(digests[conductVersion]);
});
