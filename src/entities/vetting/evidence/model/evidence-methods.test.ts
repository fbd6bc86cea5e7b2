import { describe, expect, it } from 'vitest';
import { isRecordable, methodsOf, outcomesOf } from './evidence-methods';
import { parseEvidence } from './evidence';

const today = '2026-03-31';

describe('how a check was made', () => {
  it('is a method of its kind', () => {
    expect(methodsOf('ntc-licence')).toContain('portal');
    expect(methodsOf('ghana-card')).not.toContain('portal');
    expect(outcomesOf('referee-1')[0]).toBe('called');
    const card = { kind: 'ghana-card', outcome: 'seen' } as const;
    expect(isRecordable({ ...card, method: 'photo' }, today)).toBe(true);
    expect(isRecordable({ ...card, method: 'video' }, today)).toBe(false);
    expect(isRecordable(card, today)).toBe(false);
    expect(isRecordable({ ...card, outcome: 'failed' }, today)).toBe(true);
    expect(isRecordable({ ...card, outcome: 'called', method: 'photo' }, today)).toBe(false);
  });

  it.each([
    ['2026-02-28', false],
    ['2026-03-01', true],
    ['2026-03-31', true],
    ['2026-04-01', false],
  ])('names the day of a portal: %s is %s', (portalOn, isOne) => {
    const licence = { kind: 'ntc-licence', outcome: 'seen', method: 'portal' } as const;
    expect(isRecordable({ ...licence, portalOn }, today)).toBe(isOne);
    expect(isRecordable(licence, today)).toBe(false);
    expect(isRecordable({ ...licence, method: 'original', portalOn }, today)).toBe(false);
  });

  it('stays readable in records from before there was a table', () => {
    const older = {
      ...{ kind: 'referee-1', outcome: 'called', method: 'portal', date: '2026-01-10', expiry: '' },
      ...{ words: '', userId: 'office', name: 'Esi', at: '2026-01-10T09:00:00.000Z' },
      ...{ state: 'valid', lastChange: '1' },
    };
    expect(parseEvidence('1', older).method).toBe('portal');
  });
});
