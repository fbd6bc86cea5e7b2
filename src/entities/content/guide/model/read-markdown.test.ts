import { expect, it } from 'vitest';
import { namedSources, pictureLine, readMarkdown } from './read-markdown';

const isAddress = (href: string) => /^(https?:\/\/|mailto:|tel:|\/[a-z])/.test(href);
const read = (body: string) => readMarkdown(body, isAddress);

it('reads what a text may have, and its references', () => {
  const { blocks, problems } = read('## So\n\nSee [it](https://example.org). [2]\n\n> Call **first**. [1]');
  expect(problems).toEqual([]);
  expect(blocks.map(({ kind }) => kind)).toEqual(['heading', 'paragraph', 'advice']);
  expect(namedSources(blocks)).toEqual([2, 1]);
});

const picture = { album: 'reading-day', id: '33333333-3333-4333-8333-333333333333', caption: 'Ten books' };

it('reads a picture of an album, as it is put into a text', () => {
  const { blocks, problems } = read(`Before.\n\n${pictureLine(picture)}\n\nAfter. [1]`);
  expect(problems).toEqual([]);
  expect(blocks[1]).toEqual({ kind: 'picture', picture });
  expect(namedSources(blocks)).toEqual([1]);
  expect(read(pictureLine({ ...picture, caption: 'A ] and\n[b](c)' })).blocks).toEqual([
    { kind: 'picture', picture: { ...picture, caption: 'A   and  b (c)' } },
  ]);
});

it.each([
  ['a script', '<script>alert(1)</script>', 'other', '<script>alert(1)</script>'],
  ['a script within a line', 'So <img src=x onerror=alert(1)>.', 'other', '<img src=x onerror=alert(1)>'],
  ['a link that runs', '[so](javascript:alert(1))', 'link', 'javascript:alert(1)'],
  ['a link that holds a page', '[so](data:text/html,x)', 'link', 'data:text/html,x'],
  ['a picture', '![x](https://example.org/x.png)', 'other', '![x](https://example.org/x.png)'],
  ['a picture of no album', '![x](album:x/1)', 'other', '![x](album:x/1)'],
  ['a picture within a line', `So ${pictureLine(picture)}`, 'other', pictureLine(picture).slice(0, 60)],
  ['a picture within advice', `> ${pictureLine(picture)}`, 'other', pictureLine(picture).slice(0, 60)],
  ['a table', '|a|b|\n|-|-|\n|1|2|', 'other', '|a|b|\n|-|-|\n|1|2|'],
  ['another heading', '# So', 'heading', '# So'],
  ['a list within a list', '- a\n  - b', 'other', '- b'],
  ['advice within advice', '> a\n>\n> > b', 'other', '> b'],
])('tells of %s, and has only its words', (_what, body, kind, found) => {
  const { blocks, problems } = read(body);
  expect(problems).toEqual([{ kind, found }]);
  expect(JSON.stringify(blocks)).not.toContain('"to":');
  expect(blocks.length).toBeGreaterThan(0);
});

it('leaves out what nobody sees of a text that ends its lines', () => {
  expect(read('One  \ntwo').problems).toEqual([]);
});
