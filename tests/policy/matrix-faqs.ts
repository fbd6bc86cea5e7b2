import { createChangeId, logChange, logTransition, logUpdate } from '../../src/entities/change-log';
import { addFaq, faqAdded, faqChanges, faqEdited, faqPath } from '../../src/entities/content/faq';
import type { DocumentData, Write } from '@/shared/backend';
import { faqIn, faqSlug, sampleFaq } from '../samples/faqs';
import { asOffice, world, type Letter } from './matrix-people';
import { everybody, nobody, rowsOn, theOffice, type Row } from './matrix-row';

const path = faqPath(faqSlug);

const add = (letter: Letter, fields: DocumentData = {}, slug = faqSlug): readonly Write[] => {
  const id = createChangeId();
  const created = addFaq(slug, id, sampleFaq);
  return [
    created.type === 'create' ? { ...created, data: { ...created.data, ...fields } } : created,
    logChange({
      id,
      by: asOffice(letter),
      record: faqPath(slug),
      event: faqAdded,
      after: { state: 'draft' },
    }),
  ];
};

const move = (letter: Letter, from: string, to: string, event: string, changes: DocumentData = {}) =>
  logTransition({ id: createChangeId(), by: asOffice(letter), record: path, event, from, to, changes });

const edit = (letter: Letter, changes: DocumentData, event = faqEdited): readonly Write[] =>
  logUpdate({
    id: createChangeId(),
    by: asOffice(letter),
    record: path,
    event,
    // The version of the stored faq, unless a row names another one.
    changes: { ...faqChanges({ lastChange: 'a0' }, {}), ...changes },
  });

const transitions = [
  ['draft', 'published', 'faq.published', theOffice],
  ['draft', 'archived', 'faq.archived', theOffice],
  ['published', 'archived', 'faq.archived', theOffice],
  ['archived', 'draft', 'faq.restored', theOffice],
  ['archived', 'published', 'faq.restored', nobody],
  ['archived', 'published', 'faq.published', nobody],
  ['published', 'draft', 'faq.restored', nobody],
] as const;

const none = rowsOn(world);
const on = (state: string) => rowsOn({ ...world, ...faqIn(state) });
const published = on('published');

/** What no question has. */
const wrong: readonly (readonly [string, DocumentData])[] = [
  ['with a tag', { answer: 'So. <script>alert(1)</script>' }],
  ['with more than its answer may have', { answer: 'b'.repeat(2_001) }],
  ['without an answer', { answer: '' }],
  ['without a question', { question: '' }],
  ['in a group that is none', { group: 'cats' }],
  ['at a place below the first', { position: -1 }],
  ['at a place beyond the last', { position: 100_000_001 }],
  ['at a place that is a text', { position: '1' }],
  ['with another slug', { slug: 'another-one' }],
  ['with a field more', { note: 'x' }],
];

export const faqRows: readonly Row[] = [
  on('draft').get('faqs get, draft', path, theOffice),
  published.get('faqs get, published', path, everybody),
  on('archived').get('faqs get, archived', path, everybody),
  none.get('faqs get, of nobody', path, everybody),
  published.list('faqs', theOffice),
  published.commit('faqs delete', nobody, () => [{ type: 'delete', path }]),
  none.commit('faqs create', theOffice, (letter) => add(letter)),
  none.commit('faqs create, published at once', nobody, (letter) => add(letter, { state: 'published' })),
  none.commit('faqs create, as a sample', nobody, (letter) => add(letter, { isSample: true })),
  none.commit('faqs create, with an address that is none', nobody, (letter) =>
    add(letter, { slug: 'No' }, 'No'),
  ),
  published.commit('faqs create, again', nobody, (letter) => add(letter)),
  ...wrong.map(([what, fields]) =>
    none.commit(`faqs create, ${what}`, nobody, (letter) => add(letter, fields)),
  ),
  ...transitions.map(([from, to, event, allowed]) =>
    on(from).commit(`faqs ${from} → ${to} by ${event}`, allowed, (letter) => move(letter, from, to, event)),
  ),
  on('draft').commit('faqs published, with another text', nobody, (letter) =>
    move(letter, 'draft', 'published', 'faq.published', { question: 'Another' }),
  ),
  ...(['draft', 'published', 'archived'] as const).map((state) =>
    on(state).commit(`faqs edited, ${state}`, theOffice, (letter) =>
      edit(letter, { ...sampleFaq, question: 'Another' }),
    ),
  ),
  ...wrong.map(([what, fields]) =>
    published.commit(`faqs edited, ${what}`, nobody, (letter) => edit(letter, fields)),
  ),
  published.commit('faqs edited, of a version that somebody has changed since', nobody, (letter) =>
    edit(letter, { question: 'Another', basis: 'a-1' }),
  ),
  published.commit('faqs edited, told as something else', nobody, (letter) =>
    edit(letter, { question: 'Another' }, 'counsellor.edited'),
  ),
];
