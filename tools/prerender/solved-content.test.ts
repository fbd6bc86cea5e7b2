// @vitest-environment node
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as site from '@/app/prerender/main';
import type { SolvedQuestion } from '@/entities/homework/solved-question';
import { readSolvedPack } from '@/features/learning/solved-questions/model/solved-pack';
import { createBuiltWords } from '../../tests/samples/built-words';
import { writeContent } from './content.mjs';
import { createPageWriter } from './page-writer.mjs';

const origin = 'https://lifeline.example';
const now = new Date('2026-11-25T12:00:00.000Z');
const samples = site.sampleSolvedAt(now);
const release = { buildId: 'test', origin, isUrgent: false, firstScript: 'start()', chunks: {} };

let dist = '';

beforeAll(() => {
  dist = createBuiltWords('test');
});
afterAll(() => rmSync(dist, { recursive: true }));

const publish = (solved: readonly SolvedQuestion[]) =>
  writeContent(createPageWriter({ dist, site, release }), null, solved);
const read = (file: string) => readFileSync(join(dist, file), 'utf8');

it('writes a document for each solved question, with everything for search engines', async () => {
  const real = samples.map((one, index) => ({
    ...one,
    isSample: index > 0,
    question: index === 0 ? `${one.question} </script><script>alert(1)</script>` : one.question,
  }));
  expect(await publish(real)).toMatchObject({ solved: 3 });
  const [first, second] = real;
  const html = read(`homework/${first?.slug ?? ''}/index.html`);
  const facts = Array.from(
    html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs),
    ([, text = '']) => JSON.parse(text) as { '@type': string; mainEntity?: unknown },
  );
  expect(facts.map((one) => one['@type']).sort()).toEqual(['BreadcrumbList', 'QAPage']);
  expect(facts.find(({ mainEntity }) => mainEntity)?.mainEntity).toMatchObject({
    '@type': 'Question',
    text: first?.question,
    acceptedAnswer: { url: `${origin}/homework/${first?.slug ?? ''}` },
  });
  expect(html).not.toContain('<script>alert');
  expect(html).toContain(first?.answer.hints[0]);
  expect(html).toContain(`<link rel="canonical" href="${origin}/homework/${first?.slug ?? ''}">`);
  expect(html).not.toContain('noindex');
  expect(read(`homework/${second?.slug ?? ''}/index.html`)).toContain('noindex');
  const sitemap = read('sitemap.xml');
  expect(sitemap).toContain(`/homework/${first?.slug ?? ''}<`);
  expect(sitemap).not.toContain(`/homework/${second?.slug ?? ''}<`);
});

it('writes the file of the search, the newest first', async () => {
  await publish(samples);
  const packed = readSolvedPack(JSON.parse(read('solved.json')));
  const newest = [...samples].sort((one, other) => (one.createdAt > other.createdAt ? -1 : 1));
  expect(packed.map(({ slug }) => slug)).toEqual(newest.map(({ slug }) => slug));
});

it('removes the document of a question that was taken back', async () => {
  await publish(samples);
  const [gone, ...rest] = samples;
  await publish(rest);
  expect(existsSync(join(dist, 'homework', gone?.slug ?? ''))).toBe(false);
  expect(existsSync(join(dist, 'homework', rest[0]?.slug ?? '', 'index.html'))).toBe(true);
});
