import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { guideFiles, readGuides } from './all-guides';
import { GuideProblem, readGuide } from './read-guide';

const guide = (body: string, source = '- The Act | https://example.org/act') => `---
title: A title
summary: What it is for.
for: families
season: All year
checked: 2026-11-22
again: 2027-05-01
author: Lifeline office
sources:
${source}
---
${body}
`;

it('reads text, lists, links and references', () => {
  const { blocks, sources, readers } = readGuide(
    'one',
    guide('## First\n\nCall [112](tel:112) & **wait**. [1]\n\n- See [jobs](/jobs). [1]'),
  );
  expect(readers).toBe('families');
  expect(sources).toEqual([{ label: 'The Act', address: 'https://example.org/act' }]);
  expect(blocks).toEqual([
    { kind: 'heading', text: 'First' },
    {
      kind: 'paragraph',
      line: [
        { kind: 'text', text: 'Call ' },
        { kind: 'link', text: '112', to: 'tel:112' },
        { kind: 'text', text: ' & ' },
        { kind: 'strong', text: 'wait' },
        { kind: 'text', text: '. ' },
        { kind: 'source', number: 1 },
      ],
    },
    {
      kind: 'list',
      isOrdered: false,
      items: [
        [
          { kind: 'text', text: 'See ' },
          { kind: 'link', text: 'jobs', to: '/jobs' },
          { kind: 'text', text: '. ' },
          { kind: 'source', number: 1 },
        ],
      ],
    },
  ]);
});

it('takes advice without a source', () => {
  const { blocks } = readGuide('one', guide('The law says so. [1]\n\n> Call first.\n>\n> - Then go.'));
  expect(blocks[1]).toMatchObject({ kind: 'advice', blocks: [{ kind: 'paragraph' }, { kind: 'list' }] });
});

it.each([
  ['a fact without a source', guide('The law says so.'), 'has no source'],
  ['an item without a source', guide('- The law says so.\n- And so. [1]'), 'has no source'],
  ['a source that is not there', guide('So. [1]\n\nAnd so. [2]'), 'names the source 2'],
  ['a source that is never named', guide('So. [1]', '- One |\n- Two |'), 'never names the source “Two”'],
  ['an address of another kind', guide('So. [1]', '- One | javascript:alert(1)'), 'is none of the web'],
  ['a link to another site', guide('See [it](https://example.org). [1]'), 'no page of the site'],
  ['a script', guide('<script>alert(1)</script>\n\nSo. [1]'), 'cannot hold'],
  ['a script within a line', guide('So <img src=x onerror=alert(1)>. [1]'), 'cannot hold'],
  ['a picture', guide('![x](https://example.org/x.svg) [1]'), 'cannot hold'],
  ['another heading', guide('# So\n\nSo. [1]'), 'another level'],
  ['a head that lacks a field', guide('So. [1]').replace('season: All year\n', ''), 'has no season'],
  ['a day that is none', guide('So. [1]').replace('2027-05-01', 'May'), 'again is no day'],
  ['readers that are none', guide('So. [1]').replace('families', 'cats'), 'no readers'],
])('refuses %s', (_what, file, problem) => {
  expect(() => readGuide('one', file)).toThrow(GuideProblem);
  expect(() => readGuide('one', file)).toThrow(problem);
});

it('has ten guides or more, each to be checked again within a year', () => {
  const guides = readGuides();
  expect(guides.length).toBeGreaterThanOrEqual(10);
  for (const { slug, checkedOn, checkAgainBy, summary } of guides) {
    const days = (Date.parse(checkAgainBy) - Date.parse(checkedOn)) / 86_400_000;
    expect(days, slug).toBeGreaterThan(0);
    expect(days, slug).toBeLessThanOrEqual(366);
    expect(summary.length, slug).toBeLessThanOrEqual(150);
  }
});

it('has been written for the site: run `npm run guides` after a change', () => {
  const folder = new URL('../../src/entities/content/guide/guides/', import.meta.url);
  const written = new Map(
    readdirSync(folder).map((file) => [file, readFileSync(new URL(file, folder), 'utf8')]),
  );
  expect(written).toEqual(guideFiles());
});
