import { describe, expect, it } from 'vitest';
import { createChangeId, logChange, type ChangedBy } from '@/entities/change-log';
import { writeNote } from '@/entities/note';
import { trackingPath, trackMove, trackSeen } from '@/entities/tracking';
import { tuitionRequestLife } from '@/entities/tuition-request';
import { serverTime, type DocumentData, type Write } from '@/shared/backend';
import { moveRequest, office, sendRequest } from '../samples/records';
import { documentsOf, type Attempt } from './attempt';
import { everyone, people, record, ref, requestIn, roles, type Person } from './people';

/** Who moves a request, with what, and what else the office writes beside it. */
export function describeMoving(attempt: Attempt): void {
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
            expect([who, await attempt(people[who], requestIn(from), { commit: writes })]).toEqual([
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

    /** The move to `reviewing` with a line of the log that tells something else. */
    const told = (event: string, from: string) => {
      const values = { before: { state: from }, after: { state: 'reviewing' } };
      return present(update, tracking, logChange({ id: idOf(update), by: office, record, event, ...values }));
    };

    it.each<[string, readonly Write[]]>([
      ['without its line in the change log', present(update, tracking)],
      ['without its tracking', present(update, log)],
      ['that only the tracking tells', present(tracking, log)],
      ['that the tracking tells otherwise', present(update, trackMove(ref, 'x', 'offered'), log)],
      ['that changes the learner too', present(as(update, { learner: {} }), tracking, log)],
      [
        'with a time of its own',
        present(as(update, { updatedAt: '2020-01-01T00:00:00.000Z' }), tracking, log),
      ],
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

    it('is refused with a line of the log that is there already', async () => {
      const [again] = present(update);
      const id = again?.type === 'update' ? String(again.changes.lastChange) : '';
      const withOld = { ...stored, [`changeLog/${id}`]: { record } };
      expect(await attempt(people.admin, withOld, { commit: present(update, tracking) })).toBe(false);
    });
  });

  describe('the rest of the office', () => {
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

    it('cannot tell it twice, sign a note with another name, or rewrite the log', async () => {
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

    it('cannot log a move that did not happen', async () => {
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

    it('cannot sign a look with the name of a colleague', async () => {
      const by = { ...office, name: 'Office 2' } as ChangedBy;
      const look = logChange({ id: 'q', by, record, event: 'contact.shown' });
      expect(await attempt(people.admin, stored, { commit: [look] })).toBe(false);
    });

    it('gives nobody a role', async () => {
      for (const who of everyone) {
        const writes: Write[] = [{ type: 'create', path: 'roles/kofi', data: { role: 'admin' } }];
        expect(await attempt(people[who], roles, { commit: writes })).toBe(false);
      }
    });
  });
}
