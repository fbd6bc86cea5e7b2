import { describe, expect, it, vi } from 'vitest';
import { changeWords, createI18n, loadWords, type ReadWords } from './create-i18n';
import type { LanguageCode } from './languages';

const words: Record<string, object> = {
  en: {
    hello: 'Hello',
    greet: 'Hi {{name}}',
    lesson_one: '{{count}} lesson',
    lesson_other: '{{count}} lessons',
  },
  ak: { hello: 'Maakye' },
  gaa: { lesson_one: 'one:{{count}}', lesson_other: 'other:{{count}}' },
};

const readAll = () => vi.fn<ReadWords>((code) => Promise.resolve(words[code] ?? {}));

async function speak(language: LanguageCode, read: ReadWords = readAll()) {
  const i18n = await createI18n(language, {});
  await loadWords(i18n, read, ['words']);
  return i18n;
}

// The keys exist only in this test.
const say = async (language: LanguageCode, key: string, options = {}) =>
  ((await speak(language)).t as (key: string, options: object) => string)(key, options);

describe('translations', () => {
  it('use the chosen language and fall back to English', async () => {
    expect(await say('ak', 'hello')).toBe('Maakye');
    expect(await say('ee', 'hello')).toBe('Hello');
  });

  it('define the plural rule of languages that Intl does not know', async () => {
    expect(await say('gaa', 'lesson', { count: 1 })).toBe('one:1');
    expect(await say('gaa', 'lesson', { count: 2 })).toBe('other:2');
    expect(await say('dag', 'lesson', { count: 2 })).toBe('2 lessons');
  });

  it('are not escaped, because React escapes them', async () => {
    expect(await say('en', 'greet', { name: "O'Neil & <b>" })).toBe("Hi O'Neil & <b>");
  });

  it('keep the initial with the first name', async () => {
    expect(await say('en', 'greet', { name: 'Yaw O.' })).toBe('Hi Yaw\u00a0O.');
  });

  it('load each file once, and no preloaded one', async () => {
    const read = readAll();
    const i18n = await createI18n('ak', { en: { words: words.en ?? {} } });
    await loadWords(i18n, read, ['words']);
    await loadWords(i18n, read, ['words']);
    expect(read.mock.calls).toEqual([['ak', 'words']]);
  });

  it('report a file that fails to load, and retry next time', async () => {
    const read = readAll();
    read.mockRejectedValueOnce(new Error('no network'));
    const i18n = await createI18n('en', {});
    await expect(loadWords(i18n, read, ['words'])).rejects.toThrow('no network');
    await loadWords(i18n, read, ['words']);
    expect((i18n.t as (key: string) => string)('hello')).toBe('Hello');
  });

  it('switch to another language with all namespaces loaded so far', async () => {
    const read = readAll();
    const i18n = await speak('en', read);
    await changeWords(i18n, read, 'ak');
    expect((i18n.t as (key: string) => string)('hello')).toBe('Maakye');
    expect(read.mock.calls).toEqual([
      ['en', 'words'],
      ['ak', 'words'],
    ]);
  });

  it('report a sentence without its value, and show the placeholder', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { t } = await createI18n('en', { en: { words: { cost: 'From {{from}}{{to}}' } } });
    const say = t as (key: string, values?: object) => string;
    expect(say('cost', { from: 'GH₵40', to: undefined })).toBe('From GH₵40');
    expect(told).not.toHaveBeenCalled();
    expect(say('cost', { to: '' })).toBe('From {{from}}');
    expect(told.mock.calls).toEqual([['No value for {{from}} in “From {{from}}{{to}}”']]);
    told.mockRestore();
  });
});
