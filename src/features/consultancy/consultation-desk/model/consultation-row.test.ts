import { expect, it } from 'vitest';
import { parseConsultation, type Consultation } from '@/entities/consultancy/consultation';
import { builtFacts } from '@/shared/office-facts';
import { askForConsultation, newConsultationCode } from '../../../../../tests/samples/consultations';
import { consultationRow, needsOffice, receivedFirst } from './consultation-row';

const stamp = '2026-11-02T10:00:00.000Z';

function consultationIn(state: Consultation['state'], changes: Partial<Consultation> = {}): Consultation {
  const ref = newConsultationCode();
  const [write] = askForConsultation(ref);
  const data = write?.type === 'create' ? write.data : {};
  const stamps = { createdAt: stamp, movedAt: stamp, updatedAt: stamp };
  return { ...parseConsultation(ref, { ...data, ...stamps, state }), ...changes };
}

const row = (...given: Parameters<typeof consultationIn>) =>
  consultationRow(consultationIn(...given), { needs: 'Exam results', area: 'Adenta', next: '' }, builtFacts);

it('waits for the office until it is over, but not while the school reads a proposal', () => {
  expect(needsOffice({ state: 'received', asked: false })).toBe(true);
  expect(needsOffice({ state: 'proposed', asked: false })).toBe(false);
  expect(needsOffice({ state: 'proposed', asked: true })).toBe(true);
  expect(needsOffice({ state: 'finished', asked: true })).toBe(false);
});

it('is late when nobody looked into it in the time of an answer', () => {
  expect(row('received').lateFrom).toBeGreaterThan(Date.parse(stamp));
  expect(row('scoping').lateFrom).toBeNull();
});

it('comes first with a question, and is found by school, place and code', () => {
  expect(row('running', { asked: true }).isUrgent).toBe(true);
  expect(row('cancelled', { asked: true }).isUrgent).toBe(false);
  expect(row('received').searchable).toContain('adenta community school');
});

it('lists those first that nobody has looked into', () => {
  const all = [consultationIn('running'), consultationIn('received'), consultationIn('scoping')];
  expect(receivedFirst(all).map(({ state }) => state)).toEqual(['received', 'running', 'scoping']);
});
