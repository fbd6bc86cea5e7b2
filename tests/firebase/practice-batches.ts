import type { ChangedBy } from '../../src/entities/change-log';
import { assignmentPath } from '../../src/entities/practice/assignment';
import type { Write } from '@/shared/backend';
import { documentsOf, type Documents } from '../policy/attempt';
import type { Letter } from '../policy/matrix-people';
import { transitionOf } from '../samples/offers';
import {
  decideQuestion,
  fullSummary,
  newAssignment,
  questionReport,
  reportAsFamily,
} from '../samples/practice';
import { office } from '../samples/records';

/** A tutor assigns practice the thirteenth time and closes it, and a family reports. */
export function practiceBatches(
  ref: string,
  offerId: string,
  chosen: Documents,
  tutor: ChangedBy,
): readonly (readonly [string, Letter, Documents, readonly Write[]])[] {
  const stored = documentsOf(
    Array.from({ length: 12 }, (_, n) => newAssignment(offerId, { id: String(n + 1) })),
  );
  const first = assignmentPath(offerId, '1');
  const on = { ...chosen, ...stored };
  const note = 'a'.repeat(300);
  return [
    [
      'practice that is assigned',
      'T',
      { ...on, [first]: { ...stored[first], state: 'finished' } },
      [newAssignment(offerId, { id: '13', note })],
    ],
    [
      'an assignment that is finished',
      'T',
      on,
      transitionOf(first, {
        from: 'assigned',
        to: 'finished',
        event: 'assignment.finished',
        by: tutor,
      }),
    ],
    ['a report about a question', 'G', chosen, [questionReport()]],
    [
      'a question that stays as it is',
      'A',
      { ...chosen, ...documentsOf([questionReport()]) },
      decideQuestion('dismissed', office, 'right'),
    ],
    [
      'a practice report',
      'G',
      on,
      reportAsFamily(ref, offerId, '0d6c8d34-90f3-4a59-8d9f-0c9e2f6e3a99', fullSummary),
    ],
  ];
}
