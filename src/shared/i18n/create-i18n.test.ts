import { describe, expect, it } from 'vitest';
import { createI18n } from './create-i18n';
import type { LanguageCode } from './languages';

const words: Record<string, object> = {
  en: { hello: 'Hello', lesson_one: '{{count}} lesson', lesson_other: '{{count}} lessons' },
  ak: { hello: 'Maakye' },
  gaa: { lesson_one: 'one:{{count}}', lesson_other: 'other:{{count}}' },
};

const speak = (language: LanguageCode) =>
  createI18n(language, (code) => Promise.resolve(words[code] ?? {}), ['words']);

// The keys of this test are its own, not those of the site.
const read = async (language: LanguageCode, key: string, options = {}) =>
  ((await speak(language)).t as (key: string, options: object) => string)(key, options);

describe('the words of the site', () => {
  it('speaks the chosen language and falls back to English', async () => {
    expect(await read('ak', 'hello')).toBe('Maakye');
    expect(await read('ee', 'hello')).toBe('Hello');
  });

  it('pins the plural rule of languages that Intl does not know', async () => {
    expect(await read('gaa', 'lesson', { count: 1 })).toBe('one:1');
    expect(await read('gaa', 'lesson', { count: 2 })).toBe('other:2');
    expect(await read('dag', 'lesson', { count: 2 })).toBe('2 lessons');
  });

  it('does not escape what React escapes again', async () => {
    words.en = { ...words.en, greet: 'Hi {{name}}' };
    expect(await read('en', 'greet', { name: "O'Neil & <b>" })).toBe("Hi O'Neil & <b>");
  });
});
