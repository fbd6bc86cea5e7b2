import { readFileSync } from 'node:fs';
import { doc, setDoc, updateDoc } from 'firebase/firestore/lite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askerActsOf, homeworkMessagesOf, homeworkQuestionPath } from '../../src/entities/homework/question';
import { BackendFailure, type DocumentQuery, type DocumentsPort } from '@/shared/backend';
import { documentsOf } from '../policy/attempt';
import { ask, newHomeworkCode, sampleQuestion } from '../samples/homework';
import { approveTutor } from '../samples/offers';
import { office } from '../samples/records';
import { deviceOf, ownersDevice } from './device-of';
import { openRules } from './rules-environment';

const environment = await openRules('demo-homework-lists', readFileSync('firestore.rules', 'utf8'));
afterAll(() => environment.close());

/** Who asks: besides a tutor of mathematics one of French, and one whom the office has suspended. */
const people = ['guest', 'tutor', 'french', 'suspended', 'office', 'safeguarding'] as const;
const devices = people.map(
  (who) =>
    [who, deviceOf(environment, who === 'guest' ? null : who)] as const satisfies [string, DocumentsPort],
);
const everybody: readonly string[] = people;
const readers = ['office', 'safeguarding'];

const put = (path: string, data: object) => setDoc(doc(environment.owner(), path), data);
const [ref, shown, hidden] = [newHomeworkCode(), crypto.randomUUID(), crypto.randomUUID()];
/** More than one page. */
const waiting = 310;

const teaches = { tutor: ['mathematics'], french: ['french'], suspended: ['mathematics'] };

beforeAll(async () => {
  await environment.clear();
  await put('roles/office', { role: 'admin', name: 'Office 1', duties: ['office'], lastChange: '' });
  await put('roles/safeguarding', { role: 'admin', name: 'Lead', duties: ['safeguarding'], lastChange: '' });
  for (const [id, subjects] of Object.entries(teaches)) {
    await put(`roles/${id}`, { role: 'tutor', name: id, lastChange: '' });
    for (const [path, data] of Object.entries(documentsOf(approveTutor(id, office)))) await put(path, data);
    const state = id === 'suspended' ? 'suspended' : 'active';
    await updateDoc(doc(environment.owner(), `tutors/${id}`), { subjects, levels: ['jhs'], state });
  }
  const owner = ownersDevice(environment);
  await owner.commit(ask(ref, shown));
  await owner.commit(ask(newHomeworkCode(), hidden));
  await updateDoc(doc(environment.owner(), homeworkQuestionPath(shown)), {
    state: 'answered',
    tutor: 'tutor',
  });
  await updateDoc(doc(environment.owner(), homeworkQuestionPath(hidden)), {
    state: 'hidden',
    tutor: 'tutor',
  });
  await owner.commit(ask(newHomeworkCode(), crypto.randomUUID(), { ...sampleQuestion, subject: 'french' }));
  for (let from = 0; from < waiting; from += 31)
    await owner.commit(Array.from({ length: 31 }, () => ask(newHomeworkCode(), crypto.randomUUID())).flat());
}, 60_000);

const collection = 'homeworkQuestions';
const is = (field: string, equals: string) => ({ field, equals });

const ownQuestions: DocumentQuery = {
  collection,
  where: [is('tutor', 'tutor'), { field: 'state', oneOf: ['claimed', 'answered', 'closed', 'declined'] }],
};

/** The lists of the pages, as their queries ask for them, and who gets them. */
const lists: readonly (readonly [string, DocumentQuery, readonly string[]])[] = [
  [
    'the queue of a subject',
    { collection, where: [is('subject', 'mathematics'), { field: 'state', oneOf: ['open', 'claimed'] }] },
    ['tutor', ...readers],
  ],
  ['the own questions of a tutor', ownQuestions, ['tutor', ...readers]],
  ['the own questions, hidden ones too', { collection, where: [is('tutor', 'tutor')] }, readers],
  [
    'what has changed',
    { collection, where: [{ field: 'updatedAt', notBefore: '2026-01-01T00:00:00.000Z' }] },
    readers,
  ],
  [
    'the newest change',
    { collection, orderBy: { field: 'updatedAt', direction: 'descending' }, limit: 1 },
    readers,
  ],
  [
    'a page of those in a state',
    {
      collection,
      where: [is('state', 'answered')],
      orderBy: { field: 'movedAt', direction: 'descending' },
      limit: 50,
    },
    readers,
  ],
  [
    'a page of answers that may be published',
    {
      collection,
      where: [is('state', 'closed'), { field: 'mayPublish', equals: true }, is('solved', '')],
      orderBy: { field: 'movedAt', direction: 'descending' },
      limit: 50,
    },
    readers,
  ],
  [
    'the newest of a subject',
    {
      collection,
      where: [is('subject', 'mathematics')],
      orderBy: { field: 'createdAt', direction: 'descending' },
      limit: 200,
    },
    readers,
  ],
  [
    'what was answered lately',
    { collection, where: [{ field: 'answeredAt', notBefore: '2026-01-01T00:00:00.000Z' }] },
    readers,
  ],
  ['junk', { collection, where: [is('state', 'junk')], limit: 200 }, readers],
  ['removals that were not finished', { collection, where: [is('removal', 'begun')] }, readers],
  ['whatever waits, of all subjects', { collection, where: [is('state', 'open')] }, readers],
  ['a subject in every state', { collection, where: [is('subject', 'mathematics')] }, readers],
  ['all codes', { collection: 'homework' }, ['office']],
  ['the acts of whoever asked', { collection: askerActsOf(ref) }, ['office']],
  ['messages', { collection: homeworkMessagesOf(shown) }, everybody],
  ['messages of a hidden question', { collection: homeworkMessagesOf(hidden) }, readers],
  ['pictures', { collection: 'files', where: [is('owner', homeworkQuestionPath(shown))] }, ['office']],
  ['published questions', { collection: 'solved', where: [is('state', 'published')] }, everybody],
  [
    'the newest published questions',
    {
      collection: 'solved',
      where: [is('state', 'published')],
      orderBy: { field: 'createdAt', direction: 'descending' },
      limit: 200,
    },
    everybody,
  ],
  ['all solved questions', { collection: 'solved' }, ['office']],
  [
    'the newest solved questions, those taken back too',
    { collection: 'solved', orderBy: { field: 'createdAt', direction: 'descending' }, limit: 21 },
    ['office'],
  ],
  [
    'solved questions of an address',
    { collection: 'solved', where: [is('slug', 'a-b-c')], limit: 2 },
    ['office'],
  ],
];

const isListed = async (device: DocumentsPort, query: DocumentQuery): Promise<boolean> => {
  try {
    await device.list(query);
    return true;
  } catch (cause) {
    if (cause instanceof BackendFailure && /forbidden|unauthenticated/.test(cause.code)) return false;
    throw cause;
  }
};

describe('lists of homework questions', () => {
  it.each(lists)('%s', async (_what, query, allowed) => {
    const found: string[] = [];
    for (const [who, device] of devices) if (await isListed(device, query)) found.push(who);
    expect(found).toEqual(everybody.filter((who) => allowed.includes(who)));
  });

  it('a tutor lists the own question, and not the one that the office has hidden', async () => {
    const tutor = devices.find(([who]) => who === 'tutor')?.[1];
    expect(await tutor?.list(ownQuestions)).toMatchObject([{ id: shown }]);
  });

  it('the queue has more than one page', async () => {
    const [[, query]] = lists as [(typeof lists)[number]];
    const tutor = devices.find(([who]) => who === 'tutor')?.[1];
    expect(await tutor?.list(query)).toHaveLength(waiting);
  });
});
