import { describe, expect, it } from 'vitest';
import { createChangeId, logChange } from '../../src/entities/change-log';
import { writeNote } from '@/entities/note';
import { trackingPath, trackTransition, trackSeen } from '@/entities/tracking';
import { tuitionRequestLifecycle } from '../../src/entities/tuition-request';
import { serverTime, type DocumentData, type Write } from '@/shared/backend';
import { transitionRequest, newTuitionCode, office, sendRequest } from '../samples/records';
import { documentsOf, type Attempt } from './attempt';
import { everyone, people, record, ref, requestIn, roles, type Person } from './people';

/** Cases of transitions of a request, and of the office's other writes. */
export function describeMoving(attempt: Attempt): void {
  describe('a transition of a request', () => {
    const by = (who: Person) => (who === 'admin' ? office : { kind: 'code-holder' as const });

    for (const from of tuitionRequestLifecycle.states) {
      for (const to of tuitionRequestLifecycle.states) {
        if (from === to) continue;
        it(`${from} → ${to}`, async () => {
          for (const who of everyone) {
            const mover = who === 'admin' ? 'office' : 'code-holder';
            // Lapsing is tested in `matrix-interest.ts`.
            const isAllowed = to !== 'lapsed' && tuitionRequestLifecycle.allows(from, to, mover);
            const writes = transitionRequest(ref, from, to, by(who));
            expect([who, await attempt(people[who], requestIn(from), { commit: writes })]).toEqual([
              who,
              isAllowed,
            ]);
          }
        });
      }
    }

    const move = transitionRequest(ref, 'submitted', 'reviewing');
    const [update, tracking, log] = move;
    const stored = requestIn('submitted');
    const as = (write: Write | undefined, with_: DocumentData): Write => {
      if (write?.type !== 'update') throw new Error('the sample changed');
      return { ...write, changes: { ...write.changes, ...with_ } };
    };
    const idOf = (write: Write | undefined) => String(write?.type === 'update' && write.changes.lastChange);
    const present = (...writes: (Write | undefined)[]) => writes.filter((write) => write !== undefined);

    /** The transition to `reviewing` with a wrong change-log entry. */
    const told = (event: string, from: string) => {
      const values = { before: { state: from }, after: { state: 'reviewing' } };
      return present(update, tracking, logChange({ id: idOf(update), by: office, record, event, ...values }));
    };

    it.each<[string, readonly Write[]]>([
      ['without its line in the change log', present(update, tracking)],
      ['without its tracking', present(update, log)],
      ['that only the tracking tells', present(tracking, log)],
      ['that the tracking tells otherwise', present(update, trackTransition(ref, 'x', 'offered'), log)],
      ['that changes the learner too', present(as(update, { learner: {} }), tracking, log)],
      [
        'with a time of its own',
        present(as(update, { updatedAt: '2020-01-01T00:00:00.000Z' }), tracking, log),
      ],
      [
        'logged under another name',
        transitionRequest(ref, 'submitted', 'reviewing', { kind: 'office', userId: 'somebody', name: 'X' }),
      ],
      [
        'logged for another record',
        present(update, tracking, logChange({ id: 'y', by: office, record: 'enquiries/z', event: 'moved' })),
      ],
      [
        'signed with the name of a colleague',
        transitionRequest(ref, 'submitted', 'reviewing', { ...office, name: 'Office 2' }),
      ],
      ['under an event that its life does not have there', told('offer.made', 'submitted')],
      ['logged as coming from a state that somebody else has left since', told('trial.failed', 'trial')],
      [
        'that does not say when it came into its state',
        present(as(update, { movedAt: '2020-01-01T00:00:00.000Z' }), tracking, log),
      ],
      ['of a record that is deleted instead', [{ type: 'delete', path: record }]],
    ])('is refused %s', async (_what, writes) => {
      expect(await attempt(people.admin, stored, { commit: writes })).toBe(false);
    });

    const step = (what: string, more: DocumentData = {}) => ({ what, at: serverTime, ...more });
    const id = idOf(update);
    const steps = (added: DocumentData): DocumentData => ({ [`steps.${id}`]: undefined, ...added });

    it.each<[string, DocumentData]>([
      ['no step', { [`steps.${id}`]: undefined }],
      ['a second step', { 'steps.other': step('reviewing') }],
      ['another first step', { 'steps.sent': step('submitted') }],
      ['an older step told anew', { 'steps.sent': step('reviewing') }],
      ['a step under a name that no change has', steps({ 'steps.Other Name': step('reviewing') })],
      ['a step under the name of “seen”', steps({ 'steps.seen': step('reviewing') })],
      ['a step that says “seen”', { [`steps.${id}`]: step('seen') }],
      ['a step of another state', { [`steps.${id}`]: step('offered') }],
      ['a step with a word more', { [`steps.${id}`]: step('reviewing', { by: 'Office 1' }) }],
      ['a step of another time', { [`steps.${id}`]: step('reviewing', { at: '2020-01-01T00:00:00.000Z' }) }],
      ['another topic', { topic: { kind: 'enquiry' } }],
      ['a field more', { name: 'Kojo' }],
    ])('is refused when its tracking has %s', async (_what, changed) => {
      const forged = Object.entries({ ...(tracking?.type === 'update' && tracking.changes), ...changed });
      const changes = Object.fromEntries(forged.filter(([, value]) => value !== undefined));
      const writes = present(update, { type: 'update', path: trackingPath(ref), changes }, log);
      expect(await attempt(people.admin, stored, { commit: writes })).toBe(false);
    });

    it.each([
      [99, true],
      [100, false],
    ])('with %i steps before it: %s', async (count, isAllowed) => {
      const told = Array.from({ length: count }, (_, index) => [
        `s${index}`,
        { what: 'submitted', at: '2026-03-01T00:00:00.000Z' },
      ]);
      const path = trackingPath(ref);
      const long = {
        ...stored,
        [path]: { ...stored[path], steps: Object.fromEntries(told) as DocumentData },
      };
      expect(await attempt(people.admin, long, { commit: move })).toBe(isAllowed);
    });

    it('is refused with an existing line of the log', async () => {
      const withOld = { ...stored, ...documentsOf(present(log)) };
      expect(await attempt(people.admin, withOld, { commit: present(update, tracking) })).toBe(false);
    });

    it('is refused with the log line of another request in the same batch', async () => {
      const other = newTuitionCode();
      const both = { ...stored, ...documentsOf(sendRequest(other)) };
      const beside = transitionRequest(other, 'submitted', 'reviewing', office, id);
      expect(await attempt(people.admin, both, { commit: beside })).toBe(true);
      const untold = present(...beside.slice(0, 2), ...move);
      expect(await attempt(people.admin, both, { commit: untold })).toBe(false);
    });
  });

  describe('other writes of the office', () => {
    const stored = requestIn('reviewing');
    const seen = (id: string) => [
      trackSeen(ref),
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
        expect([who, await attempt(people[who], stored, { commit: writes })]).toEqual([who, who === 'admin']);
      }
    });

    it('cannot log an action twice, sign a note with another name, or rewrite the log', async () => {
      const opened = { ...roles, ...documentsOf(sendRequest(ref)) };
      const steps = opened[trackingPath(ref)]?.steps as DocumentData;
      const twice = {
        ...opened,
        [trackingPath(ref)]: {
          ...opened[trackingPath(ref)],
          steps: { ...steps, seen: { what: 'seen', at: '2026-01-01T00:00:00.000Z' } },
        },
      };
      expect(await attempt(people.admin, twice, { commit: seen(createChangeId()) })).toBe(false);
      expect(await attempt(people.admin, stored, { commit: note(createChangeId(), 'somebody') })).toBe(false);
      const logged = {
        ...stored,
        'changeLog/c1':
          documentsOf([logChange({ id: 'c1', by: office, record, event: 'x' })])['changeLog/c1'] ?? {},
      };
      expect(
        await attempt(people.admin, logged, {
          commit: [{ type: 'update', path: 'changeLog/c1', changes: { event: 'y' } }],
        }),
      ).toBe(false);
      expect(
        await attempt(people.admin, logged, { commit: [{ type: 'delete', path: 'changeLog/c1' }] }),
      ).toBe(false);
    });

    it.each<[string, DocumentData]>([
      ['the learner', { learner: {} }],
      ['the place', { 'place.town': 'Tema' }],
      ['when it came into its state', { movedAt: serverTime }],
      ['why it was cancelled', { 'cancellation.words': 'Too dear' }],
    ])('cannot change %s with a note', async (_what, changes) => {
      const [touch, ...rest] = note('n2', 'demo-admin');
      if (touch?.type !== 'update') throw new Error('the sample changed');
      const more = { ...touch, changes: { ...touch.changes, ...changes } };
      expect(await attempt(people.admin, stored, { commit: [more, ...rest] })).toBe(false);
    });

    it('cannot open a missing record, or write a note for it', async () => {
      const line = { id: 'n1', by: office, record: 'enquiries/none' };
      const look = logChange({ ...line, event: 'contact.shown' });
      expect(await attempt(people.admin, stored, { commit: [look] })).toBe(false);
      const author = { userId: 'demo-admin', name: 'Office 1' };
      const lost = [writeNote('enquiries/none', 'n1', author, 'Call'), look];
      expect(await attempt(people.admin, stored, { commit: lost })).toBe(false);
      // The entry refers to another record than the note.
      const elsewhere = logChange({ ...line, record: trackingPath(ref), event: 'contact.shown' });
      expect(await attempt(people.admin, stored, { commit: [elsewhere] })).toBe(true);
      const stray = [writeNote(record, 'n1', author, 'Call'), elsewhere];
      expect(await attempt(people.admin, stored, { commit: stray })).toBe(false);
    });

    it('cannot log a transition that did not happen', async () => {
      const line = logChange({ id: 'q', by: office, record, event: 'lessons.ended' });
      expect(await attempt(people.admin, stored, { commit: [line] })).toBe(false);
      const look = logChange({
        id: 'q',
        by: office,
        record,
        event: 'contact.shown',
        after: { state: 'ended' },
      });
      expect(await attempt(people.admin, stored, { commit: [look] })).toBe(false);
    });

    it('cannot log an opened record with the name of a colleague', async () => {
      const by = { ...office, name: 'Office 2' };
      const look = logChange({ id: 'q', by, record, event: 'contact.shown' });
      expect(await attempt(people.admin, stored, { commit: [look] })).toBe(false);
    });

    it('cannot give a role', async () => {
      for (const who of everyone) {
        const writes: Write[] = [{ type: 'create', path: 'roles/kofi', data: { role: 'admin' } }];
        expect(await attempt(people[who], roles, { commit: writes })).toBe(false);
      }
    });
  });
}
