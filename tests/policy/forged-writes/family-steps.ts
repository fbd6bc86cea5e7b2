import { certificatePath } from '../../../src/entities/certificate';
import { invitationPath } from '../../../src/entities/neighbour-group';
import { writeDoorCode } from '../../../src/entities/tuition-request';
import { pieceBytes } from '@/shared/backend';
import { transitionOf } from '../../samples/offers';
import { asCodeHolder } from '../matrix-people';

import {
  ref,
  lessonId,
  offerId,
  certificateId,
  groupId,
  planned,
  taught,
  applied,
  facts,
  file,
  invited,
  asked,
  missedBy,
  transitionLesson,
  type Row,
} from './story-documents';

export const ofFamily: readonly Row[] = [
  [
    'a door code',
    'G',
    planned,
    [writeDoorCode(ref, { lessonId, offerId, moment: 'arrival', issue: 1, code: '4821', adult: '' })],
  ],
  [
    'a lesson that the family disputes',
    'G',
    taught,
    transitionLesson('taught', 'disputed', 'lesson.disputed', { by: asCodeHolder, actOf: ref }),
  ],
  [
    'a lesson that the family cancels',
    'G',
    planned,
    transitionLesson('planned', 'cancelled', 'lesson.cancelled', {
      by: asCodeHolder,
      actOf: ref,
      changes: { cancellation: { reason: 'ill', words: '' } },
    }),
  ],
  [
    'a lesson that the tutor missed',
    'G',
    planned,
    transitionLesson('planned', 'missed', 'lesson.missed', {
      by: asCodeHolder,
      actOf: ref,
      changes: { missedBy: 'tutor' },
    }),
  ],
  [
    'a miss that the family disputes',
    'G',
    missedBy('family'),
    transitionLesson('missed', 'contested', 'miss.disputed', {
      by: asCodeHolder,
      actOf: ref,
      changes: { cancellation: { reason: '', words: 'We waited.' } },
    }),
  ],
  [
    'a certificate that the family confirms',
    'G',
    asked,
    transitionOf(certificatePath(certificateId), {
      from: 'asked',
      to: 'confirmed',
      event: 'certificate.confirmed',
      by: asCodeHolder,
      actOf: ref,
    }),
  ],
  [
    'an invitation that the family accepts',
    'G',
    invited,
    transitionOf(invitationPath(ref, groupId), {
      from: 'invited',
      to: 'agreed',
      event: 'invitation.agreed',
      by: asCodeHolder,
    }),
  ],
  ['a file that an application names', 'G', applied, [{ type: 'create', path: file, data: facts }]],
  [
    'a piece of a file',
    'G',
    { ...applied, [file]: { ...facts, size: pieceBytes + 5 } },
    [{ type: 'create', path: `${file}/pieces/1`, data: { bytes: new Uint8Array(5) } }],
  ],
];
