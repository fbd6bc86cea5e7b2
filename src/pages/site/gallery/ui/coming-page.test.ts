import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../../../../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

const uses = readdirSync(new URL('src/pages', root), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('-page.tsx'))
  .map((file) => `src/pages/${file.replaceAll('\\', '/')}`)
  .filter((file) => read(file).includes('<ComingPage'))
  .map((file) => {
    const source = read(file);
    const namespace = /namespace="([a-z]+)"/.exec(source)?.[1] ?? '';
    const items = [...(/const items = \[([^\]]*)\]/.exec(source)?.[1] ?? '').matchAll(/'([^']+)'/g)].map(
      ([, key]) => key ?? '',
    );
    return [namespace, items] as const;
  });

it('is used by one page', () => {
  expect(uses).toHaveLength(1);
});

it.each(uses)('has its texts in English: %s', (namespace, items) => {
  const words = JSON.parse(read(`locales/en/${namespace}.json`)) as Record<string, unknown> & {
    soon: Record<string, { title: string; words: string }>;
  };
  for (const key of [
    'title',
    'description',
    'heading',
    'lead',
    'soonHeading',
    'askHeading',
    'ask',
    'askButton',
  ]) {
    expect(words[key]).toBeTypeOf('string');
  }
  expect(Object.keys(words.soon).sort()).toEqual([...items].sort());
});
