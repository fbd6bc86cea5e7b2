import { expect, it, vi } from 'vitest';
import { changeWords, createI18n, loadWords, type ReadWords } from '@/shared/i18n';
import { reloadWords } from './reload-words';

const reads = (words: Record<string, object>) =>
  vi.fn<ReadWords>((code) => Promise.resolve(words[code] ?? {}));

it('reads the words of the shown language again, and those of others once they are shown', async () => {
  const before = reads({ en: { hello: 'Hello' }, ak: { hello: 'Maakye' }, ha: { hello: 'Barka' } });
  const after = reads({ ak: { hello: 'Akwaaba' } });
  const i18n = await createI18n('ak', {});
  // The key exists only in this test.
  const hello = () => (i18n.t as (key: string) => string)('hello');
  await loadWords(i18n, before, ['words']);
  await changeWords(i18n, before, 'ha');
  expect(hello()).toBe('Barka');
  await reloadWords(i18n, after);
  expect(hello()).toBe('Hello');
  await changeWords(i18n, after, 'ak');
  expect(hello()).toBe('Akwaaba');
  expect(after.mock.calls).toEqual([
    ['ha', 'words'],
    ['ak', 'words'],
  ]);
});
