import { describe, expect, it } from 'vitest';
import { createSiteAccessPolicy } from '@/app/composition/access-policy';
import { createChangeId, logChange, type ChangedBy } from '@/entities/change-log';
import { writeNote } from '@/entities/note';
import { trackingPath, trackMove, trackSeen } from '@/entities/tracking';
import { guardianContactPath, tuitionRequestLife, tuitionRequestPath } from '@/entities/tuition-request';
import { serverTime, type DocumentData, type Role, type Write } from '@/shared/backend';
import {
  moveRequest,
  newEnquiryCode,
  newTuitionCode,
  office,
  sendEnquiry,
  sendRequest,
} from '../samples/records';
import { attempt, documentsOf, type Documents } from './attempt';

const policy = createSiteAccessPolicy();
const ref = newTuitionCode();
const record = tuitionRequestPath(ref);

const people = {
  guest: { userId: null, role: null },
  person: { userId: 'kofi', role: null },
  tutor: { userId: 'demo-tutor', role: 'tutor' },
  admin: { userId: 'demo-admin', role: 'admin' },
} satisfies Record<string, { userId: string | null; role: Role | null }>;

type Person = keyof typeof people;

const everyone = Object.keys(people) as Person[];

const officeRole: Documents = { 'roles/demo-admin': { role: 'admin', name: 'Office 1' } };

/** A request that was sent and brought into a state. */
function requestIn(state: string): Documents {
  const sent = documentsOf(sendRequest(ref));
  const move = (data: DocumentData | undefined) => ({ ...data, state });
  return {
    ...officeRole,
    ...sent,
    [record]: move(sent[record]),
    [trackingPath(ref)]: move(sent[trackingPath(ref)]),
  };
}

const sentEnquiry = newEnquiryCode();

describe('reading', () => {
  const stored: Documents = {
    ...requestIn('offered'),
    ...documentsOf(sendEnquiry(sentEnquiry)),
    'changeLog/c1': {},
    [`${record}/notes/n1`]: {},
    'roles/kofi': { role: null },
    'roles/demo-admin': { role: 'admin' },
    'files/f1': {},
    'files/f1/pieces/0': {},
    'somewhere/else': {},
  };

  it.each<[string, string, Person[]]>([
    ['a request', record, ['admin']],
    ['the contact of a request', guardianContactPath(ref), ['admin']],
    ['a note', `${record}/notes/n1`, ['admin']],
    ['an enquiry', `enquiries/${sentEnquiry}`, ['admin']],
    ['tracking, by its whole code', trackingPath(ref), everyone],
    ['a line of the change log', 'changeLog/c1', ['admin']],
    ['one’s own role', 'roles/kofi', ['person', 'admin']],
    ['an administrator’s role', 'roles/demo-admin', ['admin']],
    ['a file', 'files/f1', ['admin']],
    ['a piece of a file', 'files/f1/pieces/0', ['admin']],
    ['anything else', 'somewhere/else', []],
  ])('%s', async (_what, path, allowed) => {
    for (const who of everyone) {
      expect([who, await attempt(policy, people[who], stored, { get: path })]).toEqual([
        who,
        allowed.includes(who),
      ]);
    }
  });

  it.each<[string, Person[]]>([
    ['tuitionRequests', ['admin']],
    [`${record}/notes`, ['admin']],
    [`${record}/contact`, []],
    ['enquiries', ['admin']],
    ['tracking', []],
    ['changeLog', ['admin']],
    ['roles', ['admin']],
    ['files', []],
    ['somewhere', []],
  ])('the list of %s', async (collection, allowed) => {
    for (const who of everyone) {
      expect([who, await attempt(policy, people[who], stored, { list: collection })]).toEqual([
        who,
        allowed.includes(who),
      ]);
    }
  });
});

describe('sending', () => {
  it.each(everyone)('a request and an enquiry are taken from %s', async (who) => {
    expect(await attempt(policy, people[who], {}, { commit: sendRequest(ref) })).toBe(true);
    expect(await attempt(policy, people[who], {}, { commit: sendEnquiry(sentEnquiry) })).toBe(true);
  });

  const change = (path: string, with_: DocumentData): readonly Write[] =>
    sendRequest(ref).map((write) =>
      write.type === 'create' && write.path === path
        ? { ...write, data: { ...write.data, ...with_ } }
        : write,
    );
  const lessons = documentsOf(sendRequest(ref))[record]?.lessons as DocumentData;
  const without = (path: string) => sendRequest(ref).filter((write) => write.path !== path);
  const contact = guardianContactPath(ref);

  it.each<[string, readonly Write[]]>([
    ['without its contact', without(contact)],
    ['without its tracking', without(trackingPath(ref))],
    ['that is tracking alone', sendRequest(ref).filter(({ path }) => path === trackingPath(ref))],
    ['that is a contact alone', sendRequest(ref).filter(({ path }) => path === contact)],
    ['that begins in another state', change(record, { state: 'running' })],
    ['whose tracking says another state', change(trackingPath(ref), { state: 'running' })],
    ['with a time of its own', change(record, { createdAt: '2020-01-01T00:00:00.000Z' })],
    [
      'with a step of another time',
      change(trackingPath(ref), { steps: { sent: { what: 'submitted', at: '2020-01-01T00:00:00.000Z' } } }),
    ],
    [
      'with two steps',
      change(trackingPath(ref), {
        steps: { sent: { what: 'submitted', at: serverTime }, more: { what: 'running', at: serverTime } },
      }),
    ],
    ['with a field more', change(record, { discount: 100 })],
    ['that calls itself a sample', change(record, { isSample: true })],
    ['with a name in its tracking', change(trackingPath(ref), { name: 'Kojo' })],
    ['with a phone that is none', change(contact, { phone: '024' })],
    ['with a tag in the message', change(contact, { message: '<script>' })],
    ['with 4,001 characters', change(contact, { message: 'a'.repeat(4001) })],
    ['with a million spaces after a name', change(contact, { name: `Ama${' '.repeat(1_000_000)}` })],
    [
      'with the same hour twice',
      change(record, { lessons: { ...lessons, hours: ['tue-evening', 'tue-evening'] } }),
    ],
    [
      'with a consent of any length',
      change(contact, { consent: { version: 'v'.repeat(1000), language: 'en', news: false } }),
    ],
    ['under a code that is too short', sendRequest('LL-T4TR8')],
    ['under the code of an enquiry', sendRequest(newEnquiryCode())],
  ])('a request is refused %s', async (_what, writes) => {
    for (const who of everyone) {
      expect([who, await attempt(policy, people[who], {}, { commit: writes })]).toEqual([who, false]);
    }
  });

  it('an enquiry needs a way to answer', async () => {
    const [enquiry, tracking] = sendEnquiry(sentEnquiry);
    if (enquiry?.type !== 'create' || !tracking) throw new Error('the sample changed');
    const mute = { ...enquiry, data: { ...enquiry.data, phone: '', email: '' } };
    expect(await attempt(policy, people.guest, {}, { commit: [mute, tracking] })).toBe(false);
  });
});

describe('moving a request', () => {
  const by = (who: Person) => (who === 'admin' ? office : { kind: 'code-holder' as const });

  for (const from of tuitionRequestLife.states) {
    for (const to of tuitionRequestLife.states) {
      if (from === to) continue;
      it(`${from} → ${to}`, async () => {
        for (const who of everyone) {
          const mover = who === 'admin' ? 'office' : 'code-holder';
          const isAllowed = tuitionRequestLife.allows(from, to, mover);
          const writes = moveRequest(ref, from, to, by(who));
          expect([who, await attempt(policy, people[who], requestIn(from), { commit: writes })]).toEqual([
            who,
            isAllowed,
          ]);
        }
      });
    }
  }

  const move = moveRequest(ref, 'submitted', 'reviewing');
  const [update, tracking, log] = move;
  const stored = requestIn('submitted');
  const as = (write: Write | undefined, with_: DocumentData): Write => {
    if (write?.type !== 'update') throw new Error('the sample changed');
    return { ...write, changes: { ...write.changes, ...with_ } };
  };
  const idOf = (write: Write | undefined) => String(write?.type === 'update' && write.changes.lastChange);
  const present = (...writes: (Write | undefined)[]) => writes.filter((write) => write !== undefined);

  it.each<[string, readonly Write[]]>([
    ['without its line in the change log', present(update, tracking)],
    ['without its tracking', present(update, log)],
    ['that only the tracking tells', present(tracking, log)],
    ['that the tracking tells otherwise', present(update, trackMove(ref, 'x', 'offered'), log)],
    ['that changes the learner too', present(as(update, { learner: {} }), tracking, log)],
    ['with a time of its own', present(as(update, { updatedAt: '2020-01-01T00:00:00.000Z' }), tracking, log)],
    [
      'logged under another name',
      moveRequest(ref, 'submitted', 'reviewing', { kind: 'office', userId: 'somebody', name: 'X' }),
    ],
    [
      'logged for another record',
      present(update, tracking, logChange({ id: 'y', by: office, record: 'enquiries/z', event: 'moved' })),
    ],
    [
      'signed with the name of a colleague',
      moveRequest(ref, 'submitted', 'reviewing', { ...office, name: 'Office 2' } as ChangedBy),
    ],
    [
      'under an event that its life does not have there',
      present(
        update,
        tracking,
        logChange({
          id: idOf(update),
          by: office,
          record,
          event: 'offer.made',
          before: { state: 'submitted' },
          after: { state: 'reviewing' },
        }),
      ),
    ],
    [
      'logged as coming from a state that somebody else has left since',
      present(
        update,
        tracking,
        logChange({
          id: idOf(update),
          by: office,
          record,
          event: 'trial.failed',
          before: { state: 'trial' },
          after: { state: 'reviewing' },
        }),
      ),
    ],
    [
      'that does not say when it came into its state',
      present(as(update, { movedAt: '2020-01-01T00:00:00.000Z' }), tracking, log),
    ],
    ['of a record that is deleted instead', [{ type: 'delete', path: record }]],
  ])('is refused %s', async (_what, writes) => {
    expect(await attempt(policy, people.admin, stored, { commit: writes })).toBe(false);
  });

  it('is refused with a line of the log that is there already', async () => {
    const [again] = present(update);
    const id = again?.type === 'update' ? String(again.changes.lastChange) : '';
    const withOld = { ...stored, [`changeLog/${id}`]: { record } };
    expect(await attempt(policy, people.admin, withOld, { commit: present(update, tracking) })).toBe(false);
  });
});

describe('the rest of the office', () => {
  const stored = requestIn('reviewing');
  const seen = (id: string) => [
    trackSeen(ref, id),
    logChange({ id, by: office, record, event: 'record.seen' }),
  ];
  const note = (id: string, userId: string) => [
    { type: 'update' as const, path: record, changes: { updatedAt: serverTime, lastChange: id } },
    writeNote(record, id, { userId, name: 'Office 1' }, 'Call after 5 pm'),
    logChange({ id, by: office, record, event: 'note.added' }),
  ];

  it.each<[string, readonly Write[]]>([
    ['tells a family once that somebody opened their request', seen(createChangeId())],
    ['adds a note under its own name', note(createChangeId(), 'demo-admin')],
    [
      'writes down that it opened a number',
      [logChange({ id: 'z', by: office, record, event: 'contact.shown' })],
    ],
  ])('%s', async (_what, writes) => {
    for (const who of everyone) {
      expect([who, await attempt(policy, people[who], stored, { commit: writes })]).toEqual([
        who,
        who === 'admin',
      ]);
    }
  });

  it('cannot tell it twice, sign a note with another name, or rewrite the log', async () => {
    const opened = { ...officeRole, ...documentsOf(sendRequest(ref)) };
    const steps = opened[trackingPath(ref)]?.steps as DocumentData;
    const twice = {
      ...opened,
      [trackingPath(ref)]: {
        ...opened[trackingPath(ref)],
        steps: { ...steps, s: { what: 'seen', at: '2026-01-01T00:00:00.000Z' } },
      },
    };
    expect(await attempt(policy, people.admin, twice, { commit: seen(createChangeId()) })).toBe(false);
    expect(await attempt(policy, people.admin, stored, { commit: note(createChangeId(), 'somebody') })).toBe(
      false,
    );
    const logged = {
      ...stored,
      'changeLog/c1':
        documentsOf([logChange({ id: 'c1', by: office, record, event: 'x' })])['changeLog/c1'] ?? {},
    };
    expect(
      await attempt(policy, people.admin, logged, {
        commit: [{ type: 'update', path: 'changeLog/c1', changes: { event: 'y' } }],
      }),
    ).toBe(false);
    expect(
      await attempt(policy, people.admin, logged, { commit: [{ type: 'delete', path: 'changeLog/c1' }] }),
    ).toBe(false);
  });

  it('cannot log a move that did not happen', async () => {
    const line = logChange({ id: 'q', by: office, record, event: 'lessons.ended' });
    expect(await attempt(policy, people.admin, stored, { commit: [line] })).toBe(false);
    const look = logChange({
      id: 'q',
      by: office,
      record,
      event: 'contact.shown',
      after: { state: 'ended' },
    });
    expect(await attempt(policy, people.admin, stored, { commit: [look] })).toBe(false);
  });

  it('cannot sign a look with the name of a colleague', async () => {
    const by = { ...office, name: 'Office 2' } as ChangedBy;
    const look = logChange({ id: 'q', by, record, event: 'contact.shown' });
    expect(await attempt(policy, people.admin, stored, { commit: [look] })).toBe(false);
  });

  it('gives nobody a role', async () => {
    for (const who of everyone) {
      const writes: Write[] = [{ type: 'create', path: 'roles/kofi', data: { role: 'admin' } }];
      expect(await attempt(policy, people[who], {}, { commit: writes })).toBe(false);
    }
  });
});
