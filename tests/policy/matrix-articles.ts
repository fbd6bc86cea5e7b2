import { createChangeId, logChange, logTransition, logUpdate } from '../../src/entities/change-log';
import {
  addArticle,
  articleAdded,
  articleChanges,
  articleEdited,
  articlePath,
} from '../../src/entities/content/article';
import type { DocumentData, Write } from '@/shared/backend';
import { articleIn, articleSlug, sampleArticle } from '../samples/articles';
import { asOffice, world, type Letter } from './matrix-people';
import { everybody, nobody, rowsOn, theOffice, type Row } from './matrix-row';

const path = articlePath(articleSlug);

const add = (letter: Letter, fields: DocumentData = {}, slug = articleSlug): readonly Write[] => {
  const id = createChangeId();
  const created = addArticle(slug, id, sampleArticle);
  return [
    created.type === 'create' ? { ...created, data: { ...created.data, ...fields } } : created,
    logChange({
      id,
      by: asOffice(letter),
      record: articlePath(slug),
      event: articleAdded,
      after: { state: 'draft' },
    }),
  ];
};

const move = (letter: Letter, from: string, to: string, event: string, changes: DocumentData = {}) =>
  logTransition({ id: createChangeId(), by: asOffice(letter), record: path, event, from, to, changes });

const edit = (letter: Letter, changes: DocumentData, event = articleEdited): readonly Write[] =>
  logUpdate({
    id: createChangeId(),
    by: asOffice(letter),
    record: path,
    event,
    // The version of the stored article, unless a row names another one.
    changes: { ...articleChanges({ lastChange: 'a0' }, {}), ...changes },
  });

const transitions = [
  ['draft', 'published', 'article.published', theOffice],
  ['draft', 'archived', 'article.archived', theOffice],
  ['published', 'archived', 'article.archived', theOffice],
  ['archived', 'draft', 'article.restored', theOffice],
  ['archived', 'published', 'article.restored', nobody],
  ['archived', 'published', 'article.published', nobody],
  ['published', 'draft', 'article.restored', nobody],
] as const;

const none = rowsOn(world);
const on = (state: string) => rowsOn({ ...world, ...articleIn(state) });
const published = on('published');

/** Texts that no article has. */
const wrong: readonly (readonly [string, DocumentData])[] = [
  ['with a script', { body: 'So. <script>alert(1)</script>' }],
  ['with more than its text may have', { body: 'b'.repeat(9_001) }],
  ['without a text', { body: '' }],
  ['with a source of another kind', { sources: 'A page | javascript:alert(1)' }],
  ['with too many sources', { sources: Array.from({ length: 13 }, () => 'A | https://a.gh').join('\n') }],
  ['with a day that is none', { checkedOn: '2026-02-31' }],
  ['with days in the wrong order', { checkAgainBy: '2026-11-19' }],
  ['for readers that are none', { readers: 'cats' }],
  ['with another slug', { slug: 'another-one' }],
  ['with a field more', { note: 'x' }],
];

export const articleRows: readonly Row[] = [
  on('draft').get('articles get, draft', path, theOffice),
  published.get('articles get, published', path, everybody),
  on('archived').get('articles get, archived', path, theOffice),
  none.get('articles get, of nobody', path, everybody),
  published.list('articles', theOffice),
  published.commit('articles delete', nobody, () => [{ type: 'delete', path }]),
  none.commit('articles create', theOffice, (letter) => add(letter)),
  none.commit('articles create, published at once', nobody, (letter) => add(letter, { state: 'published' })),
  none.commit('articles create, as a sample', nobody, (letter) => add(letter, { isSample: true })),
  none.commit('articles create, with an address that is none', nobody, (letter) =>
    add(letter, { slug: 'No' }, 'No'),
  ),
  published.commit('articles create, again', nobody, (letter) => add(letter)),
  ...wrong.map(([what, fields]) =>
    none.commit(`articles create, ${what}`, nobody, (letter) => add(letter, fields)),
  ),
  ...transitions.map(([from, to, event, allowed]) =>
    on(from).commit(`articles ${from} → ${to} by ${event}`, allowed, (letter) =>
      move(letter, from, to, event),
    ),
  ),
  on('draft').commit('articles published, with another text', nobody, (letter) =>
    move(letter, 'draft', 'published', 'article.published', { title: 'Another' }),
  ),
  ...(['draft', 'published', 'archived'] as const).map((state) =>
    on(state).commit(`articles edited, ${state}`, theOffice, (letter) =>
      edit(letter, { ...sampleArticle, title: 'Another' }),
    ),
  ),
  ...wrong.map(([what, fields]) =>
    published.commit(`articles edited, ${what}`, nobody, (letter) => edit(letter, fields)),
  ),
  published.commit('articles edited, of a version that somebody has changed since', nobody, (letter) =>
    edit(letter, { title: 'Another', basis: 'a-1' }),
  ),
  published.commit('articles edited, told as something else', nobody, (letter) =>
    edit(letter, { title: 'Another' }, 'counsellor.edited'),
  ),
];
