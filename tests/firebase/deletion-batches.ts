import { deletionId, logChange, recordDeleted, type ChangedBy } from '../../src/entities/change-log';
import { phoneTailPath } from '@/entities/phone-tail';
import { trackingPath } from '@/entities/tracking';
import { guardianContactPath } from '../../src/entities/tuition-request';
import type { Write } from '@/shared/backend';
import { allJunk, inStates, junkRequest, lesson, offer } from '../policy/matrix-junk';
import type { Letter } from '../policy/matrix-people';
import type { Documents } from '../policy/attempt';

const remove = (path: string): Write => ({ type: 'delete', path });
const { ref, path: record } = junkRequest;
const notes = Array.from({ length: 10 }, (_, n) => `${record}/notes/n${n}`);
const withNotes = {
  ...inStates(allJunk),
  ...Object.fromEntries(notes.map((path) => [path, { text: 'Called' }])),
};

/** Deletions of junk: description, caller, stored documents, writes. */
export const deletionBatches = (
  by: ChangedBy,
): readonly (readonly [string, Letter, Documents, readonly Write[]])[] => [
  [
    'an offer of junk that is deleted',
    'A',
    inStates(allJunk),
    [`${offer}/contact/guardian`, `${offer}/contact/tutor`, offer, `${offer}/family/link`].map(remove),
  ],
  ['a lesson of junk that is deleted', 'A', inStates(allJunk), [remove(lesson)]],
  [
    'a request that is deleted as junk, with ten notes',
    'A',
    withNotes,
    [
      ...[record, guardianContactPath(ref), phoneTailPath(ref), trackingPath(ref), ...notes].map(remove),
      logChange({ id: deletionId('c0'), by, record, event: recordDeleted, before: { state: 'junk' } }),
    ],
  ],
];
