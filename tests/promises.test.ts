import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Promised {
  readonly text: string;
  readonly sentences: string;
  readonly ending: string;
}

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Entries of `docs/promises.md`, in order. */
function readPromises(): readonly Promised[] {
  return readFileSync('docs/promises.md', 'utf8')
    .split(/^## /m)
    .slice(1)
    .flatMap((section) => {
      const [, namespace = ''] = /^`([\w-]+)`/.exec(section) ?? [];
      return section
        .split(/^- /m)
        .slice(1)
        .map((entry) => {
          const [, key = '', sentences = '', ending = ''] =
            /^`([\w.-]+)`: “([\s\S]*)”\n {2}((?:Kept by|By people|No promise)[\s\S]*)$/.exec(entry) ?? [];
          return { text: `${namespace}:${key}`, sentences: tidy(sentences), ending: tidy(ending) };
        });
    });
}

/** An English text by namespace and key. */
function englishOf(text: string): string {
  const [namespace = '', key = ''] = text.split(':');
  const words = JSON.parse(readFileSync(`locales/en/${namespace}.json`, 'utf8')) as unknown;
  const found = key
    .split('.')
    .reduce<unknown>((branch, name) => (branch as Record<string, unknown> | undefined)?.[name], words);
  return typeof found === 'string' ? found : '';
}

const promises = readPromises();
const texts = [...new Set(promises.map(({ text }) => text))];

describe('the list of promises', () => {
  it('can be read whole', () => {
    expect(promises.length).toBeGreaterThan(50);
    expect(promises.filter(({ ending }) => ending === '')).toEqual([]);
  });

  it.each(texts)('has every sentence of %s, as the page says it', (text) => {
    const listed = promises.filter((one) => one.text === text).map(({ sentences }) => sentences);
    expect(listed.join(' ')).toBe(englishOf(text));
  });

  it.each(promises)('names files that keep $text', ({ ending }) => {
    const files = [...ending.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
    if (ending.startsWith('Kept by')) expect(files).not.toEqual([]);
  });
});
