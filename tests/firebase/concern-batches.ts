import { logChange, logTrackedTransition, type ChangedBy } from '../../src/entities/change-log';
import { concernPath } from '../../src/entities/concern';
import { writeNote } from '@/entities/note';
import { giveDuties } from '@/entities/person';
import { serverTime, type Write } from '@/shared/backend';
import { documentsOf, type Documents } from '../policy/attempt';
import { asOffice, cardOf, type Letter } from '../policy/matrix-people';
import { newConcernCode, sendConcern } from '../samples/records';

type Batch = readonly [what: string, by: Letter, on: Documents, batch: readonly Write[]];

const id = '7a8f6f86-6f8a-4c9b-8a46-6f1b8a5a7c01';
const concern = newConcernCode();

/** Largest batches about worries and duties. */
export const concernBatches = (world: Documents, by: ChangedBy): readonly Batch[] => [
  [
    'a worry about a child',
    'G',
    world,
    sendConcern(newConcernCode(), { words: 'a'.repeat(4000), email: 'ama@example.com', name: 'Ama Mensah' }),
  ],
  [
    'a worry that somebody was called about',
    'C',
    { ...world, ...documentsOf(sendConcern(concern)) },
    logTrackedTransition({
      id,
      by: asOffice('C'),
      ref: concern,
      record: concernPath(concern),
      event: 'concern.called',
      from: 'received',
      to: 'called',
    }),
  ],
  [
    'a note about a worry',
    'C',
    { ...world, ...documentsOf(sendConcern(concern)) },
    [
      { type: 'update', path: concernPath(concern), changes: { updatedAt: serverTime, lastChange: id } },
      writeNote(concernPath(concern), id, { userId: 'office-2', name: 'Office 2' }, 'a'.repeat(4000)),
      logChange({ id, by: asOffice('C'), record: concernPath(concern), event: 'note.added' }),
    ],
  ],
  [
    'a duty that is given',
    'A',
    {
      ...world,
      'people/office-3': { ...cardOf('F'), updatedAt: '2026-03-01T00:00:00.000Z' },
      'roles/office-3': { role: 'admin', name: 'Office 3' },
    },
    [
      giveDuties('office-3', ['office', 'counselling', 'safeguarding'], id),
      logChange({
        id,
        by,
        record: 'roles/office-3',
        event: 'duties.changed',
        before: { duties: 'office' },
        after: { duties: 'office counselling safeguarding' },
      }),
    ],
  ],
];
