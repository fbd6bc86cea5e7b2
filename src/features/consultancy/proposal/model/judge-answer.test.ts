import { describe, expect, it } from 'vitest';
import { parseSchoolProposal, storeSteps } from '@/entities/consultancy/proposal';
import type { PendingWrite } from '@/shared/pending-writes';
import { answerabilityOf, refusalOf } from './judge-answer';

const now = new Date('2026-11-25T10:00:00Z');
const stamp = '2026-11-20T10:00:00.000Z';

const proposal = (version: number, state: string, validUntil = '2026-11-25') =>
  parseSchoolProposal(`v${String(version)}`, {
    ...{ state, createdAt: stamp, movedAt: stamp, updatedAt: stamp, lastChange: 'a', isSample: false },
    version,
    aims: 'More pupils pass.',
    steps: storeSteps({ s1: { what: 'Look', day: '2026-12-01', days: 1, pesewas: 0 } }),
    measures: 'Marks.',
    validUntil,
    answer: { name: '', position: '', words: '' },
  });

const refused = (version: number, event = 'proposal.accepted', problem = 'forbidden') =>
  ({
    ...{ id: 'x', owner: 'LL-S', record: 'consultations/LL-S', event, writes: [], basis: 'a' },
    ...{ addedAt: stamp, place: 1, tries: 1, state: 'refused', problem },
    shown: { version, name: 'Akua', position: 'Head', words: '' },
  }) as unknown as PendingWrite;

const proposed = { state: 'proposed', latest: 1 } as const;

describe('a version of a proposal', () => {
  it('can be answered on its last day, and is late by the clock of the phone after it', () => {
    expect(answerabilityOf(proposed, proposal(1, 'sent'), now)).toBe('open');
    expect(answerabilityOf(proposed, proposal(1, 'sent', '2026-11-24'), now)).toBe('late');
  });

  it('is behind while a newer one is known and not read', () => {
    expect(answerabilityOf({ ...proposed, latest: 2 }, proposal(1, 'sent'), now)).toBe('behind');
    expect(answerabilityOf(proposed, proposal(1, 'replaced'), now)).toBe('behind');
  });

  it.each([
    [{ state: 'cancelled', latest: 1 } as const, proposal(1, 'sent')],
    [proposed, proposal(1, 'declined')],
    [{ state: 'agreed', latest: 1 } as const, proposal(1, 'accepted')],
    [{ ...proposed, removal: 'begun' } as never, proposal(1, 'sent')],
  ])('is closed otherwise: %j', (consultation, version) => {
    expect(answerabilityOf(consultation, version, now)).toBe('closed');
  });
});

describe('a refused answer', () => {
  it.each([
    [
      'replaced',
      refused(1),
      { state: 'proposed', latest: 2 },
      [proposal(2, 'sent'), proposal(1, 'replaced')],
    ],
    ['answered', refused(1), { state: 'agreed', latest: 1 }, [proposal(1, 'accepted')]],
    ['answered', refused(1), { state: 'scoping', latest: 1 }, [proposal(1, 'declined')]],
    ['closed', refused(1), { state: 'cancelled', latest: 1 }, [proposal(1, 'sent')]],
    ['late', refused(1), proposed, [proposal(1, 'sent', '2026-11-24')]],
    ['clock', refused(1), proposed, [proposal(1, 'sent')]],
    ['unknown', refused(1, 'proposal.declined'), proposed, [proposal(1, 'sent')]],
    ['unknown', refused(1, 'proposal.accepted', 'invalid'), proposed, [proposal(1, 'sent')]],
    ['unknown', refused(3), proposed, [proposal(1, 'sent')]],
  ] as const)('was %s', (refusal, act, consultation, proposals) => {
    expect(refusalOf(act, consultation, proposals, now)).toBe(refusal);
  });
});
