import { tutorPath } from '../../src/entities/tutor';
import { tuitionRequestPath } from '../../src/entities/tuition-request';
import type { Write } from '@/shared/backend';
import { documentsOf, type Documents } from '../policy/attempt';
import { asCodeHolder, asOffice, world, type Letter } from '../policy/matrix-people';
import { approveTutor, transitionOf } from '../samples/offers';
import { transitionRequest, newTuitionCode, sendRequest } from '../samples/records';

const ref = newTuitionCode();
const record = tuitionRequestPath(ref);
const sent = documentsOf(sendRequest(ref));
const by = asOffice('A');
const asking: Documents = {
  ...world,
  ...sent,
  [record]: { ...sent[record], state: 'asking' },
  [`tracking/${ref}`]: { ...sent[`tracking/${ref}`], state: 'asking' },
};

/** Writes about a tutor's no-show, and about the interest question. */
export const hidingBatches: readonly (readonly [string, Letter, Documents, readonly Write[]])[] = [
  [
    'a profile that is hidden',
    'A',
    { ...world, ...documentsOf(approveTutor('demo-tutor', by)) },
    transitionOf(tutorPath('demo-tutor'), {
      from: 'active',
      to: 'hidden',
      event: 'tutor.hidden',
      by,
      changes: { hiddenUntil: '2026-12-01' },
    }),
  ],
  [
    'an answer that the family still looks',
    'G',
    asking,
    transitionRequest(ref, 'asking', 'reviewing', asCodeHolder),
  ],
];
