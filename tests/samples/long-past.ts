import { lessonPath } from '../../src/entities/lesson';
import type { DocumentData } from '@/shared/backend';
import { chosenLesson } from '../policy/chosen-lesson';
import { newTuitionCode } from './records';

const lessonsPerRequest = 3;
const linesPerRequest = 10;
const dayMs = 86_400_000;

const idOf = (index: number, of: number) =>
  `00000000-0000-4000-8000-${String(index).padStart(9, '0')}${String(of).padStart(3, '0')}`;

/** What a long desk has besides: lessons that were paid, and lines of the log, all older than a month. */
export function* longPast(
  stored: Readonly<Record<string, DocumentData>>,
): Generator<readonly [string, DocumentData]> {
  const sample = { offerId: idOf(0, 0), id: idOf(0, 1) };
  const made = chosenLesson({ ref: newTuitionCode(), otherRef: newTuitionCode(), ...sample })({});
  const lesson = made[lessonPath(sample.offerId, sample.id)] ?? {};
  const refs = Object.keys(stored).flatMap((path) => /^tuitionRequests\/([^/]+)$/.exec(path)?.[1] ?? []);
  for (const [index, ref] of refs.entries()) {
    const at = new Date(Date.now() - (40 + index / 20) * dayMs).toISOString();
    for (let of = 0; of < lessonsPerRequest; of += 1) {
      const paid = { ...lesson, state: 'paid', startsAt: at, createdAt: at, movedAt: at, updatedAt: at };
      yield [lessonPath(`offer-${String(index)}`, idOf(index, of)), paid];
    }
    for (let of = 0; of < linesPerRequest; of += 1) {
      const by = { kind: 'office', userId: 'demo-admin', name: 'Office 1' };
      const line = { at, by, record: `tuitionRequests/${ref}`, event: 'offer.made', before: {}, after: {} };
      yield [`changeLog/${idOf(index, of)}`, line];
    }
  }
}
