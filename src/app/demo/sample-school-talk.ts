import { consultationBookingPath } from '@/entities/consultancy/consultation';
import { bookingPath, createBooking, type NewBooking } from '@/entities/counselling/booking';
import { createReferenceCode } from '@/entities/reference-code';
import type { DocumentData } from '@/shared/backend';
import { schoolTopic } from '@/shared/choices';

const dayMs = 86_400_000;

/** The last working day, at least this many days ago, at ten in the morning in Accra. */
function startBefore(now: number, days: number): string {
  const isWeekend = (at: number) => [0, 6].includes(new Date(at).getUTCDay());
  let at = now - days * dayMs;
  while (isWeekend(at)) at -= dayMs;
  return `${new Date(at).toISOString().slice(0, 10)}T10:00Z`;
}

/** A talk with a school that took place, linked to its consultation. Its hour has passed: no slot is held. */
export function sampleSchoolTalk(consultation: string, now: number): Readonly<Record<string, DocumentData>> {
  const ref = createReferenceCode('counselling');
  const start = startBefore(now, 3);
  const at = new Date(Date.parse(start) - dayMs).toISOString();
  const heldAt = new Date(Date.parse(start) + dayMs / 24).toISOString();
  const talk: NewBooking = {
    isQuiet: false,
    topic: schoolTopic,
    way: 'phone',
    slot: { counsellor: 'demo-counsellor', start, room: '' },
    person: {
      name: 'Sample Head Teacher',
      phone: '+233240000001',
      email: '',
      safeHours: '',
      words: 'Sample Basic School, Adenta',
      learner: { isUnder18: false, grownUpKnows: '', mayTell: '' },
      choices: '',
      consent: { version: 'sample', language: 'en' },
    },
  };
  const stamps = { createdAt: at, movedAt: heldAt, updatedAt: heldAt, isSample: true };
  const created = createBooking(ref, talk).flatMap((write) =>
    write.type === 'create' && write.path.startsWith('bookings/') ? [[write.path, write.data] as const] : [],
  );
  const documents: Record<string, DocumentData> = Object.fromEntries(created);
  const person = `${bookingPath(ref)}/private/person`;
  return {
    ...documents,
    [bookingPath(ref)]: { ...documents[bookingPath(ref)], ...stamps, state: 'done' },
    [person]: { ...documents[person], consent: { ...talk.person.consent, at } },
    [`tracking/${ref}`]: {
      topic: { kind: 'counselling' },
      state: 'done',
      steps: { sent: { what: 'booked', at }, s2: { what: 'done', at: heldAt } },
    },
    [consultationBookingPath(consultation, ref)]: { at },
  };
}
