import { expect, it } from 'vitest';
import { isLateFile, isMissingFile, MissingFile } from './missing-file';

it('distinguishes a missing file from other errors', () => {
  expect(isMissingFile(Object.assign(new Error('gone'), { name: 'ChunkLoadError' }))).toBe(true);
  expect(isMissingFile(new MissingFile('/words/en/faq.json'))).toBe(true);
  expect(isMissingFile(new TypeError('x'))).toBe(false);
  expect(isMissingFile('ChunkLoadError')).toBe(false);
});

it('distinguishes a slow file from a missing one', () => {
  const chunk = (type: string) => Object.assign(new Error('x'), { name: 'ChunkLoadError', type });
  expect(isLateFile(chunk('timeout'))).toBe(true);
  expect(isLateFile(chunk('missing'))).toBe(false);
  expect(isLateFile(new MissingFile('/words/en/faq.json'))).toBe(false);
  const givenUp = new DOMException('given up', 'AbortError');
  expect(isLateFile(new MissingFile('/words/en/faq.json', { cause: givenUp }))).toBe(true);
  expect(isLateFile(Object.assign(new Error('x'), { type: 'timeout' }))).toBe(false);
});
