import { expect, it } from 'vitest';
import { isMissingFile, MissingFile } from './missing-file';

it('knows a missing file from other errors', () => {
  expect(isMissingFile(Object.assign(new Error('gone'), { name: 'ChunkLoadError' }))).toBe(true);
  expect(isMissingFile(new MissingFile('/words/en/faq.json'))).toBe(true);
  expect(isMissingFile(new TypeError('x'))).toBe(false);
  expect(isMissingFile('ChunkLoadError')).toBe(false);
});
