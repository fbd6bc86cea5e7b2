// @vitest-environment node
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as site from '@/app/prerender/main';
import { articleIn, articleSlug } from '../../tests/samples/articles';
import { createBuiltWords } from '../../tests/samples/built-words';
import { writeContent } from './content.mjs';
import { createPageWriter } from './page-writer.mjs';

const origin = 'https://lifeline.example';
const time = '2026-11-25T12:00:00.000Z';
const release = { buildId: 'test', origin, isUrgent: false, firstScript: 'start()', chunks: {} };

let dist = '';

beforeAll(() => {
  dist = createBuiltWords('test');
});
afterAll(() => rmSync(dist, { recursive: true }));

const article = (state: string, slug = articleSlug) => {
  const stamps = { createdAt: time, movedAt: time, updatedAt: time, title: 'Mocks & tests' };
  const [data = {}] = Object.values(articleIn(state, stamps, slug));
  return site.parseArticle(slug, data);
};
const publish = (...articles: readonly ReturnType<typeof article>[]) =>
  writeContent(createPageWriter({ dist, site, release }), null, null, articles);
const read = (file: string) => readFileSync(join(dist, file), 'utf8');
const document = `blog/${articleSlug}/index.html`;

it('writes a document for a published article, and names it in the list, the feed and the sitemap', async () => {
  expect(
    await publish(article('published'), article('draft', 'a-draft'), article('published', 'novdec')),
  ).toMatchObject({
    articles: 1,
  });
  const html = read(document);
  expect(html).toContain('<b>weakest</b>');
  expect(html).toContain('"@type":"BlogPosting"');
  expect(html).toContain(`<link rel="canonical" href="${origin}/blog/${articleSlug}">`);
  expect(html).toContain('type="application/atom+xml"');
  expect(html).not.toContain('noindex');
  expect(read('blog/index.html')).toContain(`href="/blog/${articleSlug}"`);
  expect(read('blog/index.html')).toContain('href="/feed.xml"');
  expect(read('sitemap.xml')).toContain(`/blog/${articleSlug}<`);
  expect(existsSync(join(dist, 'blog/a-draft'))).toBe(false);
  const feed = read('feed.xml');
  expect(feed.indexOf('Mocks &amp; tests')).toBeGreaterThan(0);
  expect(feed.match(/<entry>/g)).toHaveLength(site.guideList.length + 1);
  expect(feed).toContain(`<updated>${time}</updated>`);
});

it('removes the document of an article that was put away', async () => {
  await publish(article('published'));
  expect(existsSync(join(dist, document))).toBe(true);
  await publish();
  expect(existsSync(join(dist, document))).toBe(false);
  expect(read('blog/index.html')).not.toContain(articleSlug);
  expect(read('feed.xml')).not.toContain(articleSlug);
});
