import type { Write } from '@/shared/backend';
import { documentsOf, type Documents } from '../policy/attempt';
import { world, type asOffice, type Letter } from '../policy/matrix-people';
import { proposeGroup } from '../samples/applications';
import { newTuitionCode, sendRequest } from '../samples/records';

const neighbours = Array.from({ length: 4 }, newTuitionCode);
const groupId = '9a4f2b7c-11aa-4c8e-9b3e-5d1f0e2a4b44';

/** The largest group of neighbours that the office proposes. */
export const groupBatches = (
  by: ReturnType<typeof asOffice>,
): readonly (readonly [string, Letter, Documents, readonly Write[]])[] => [
  [
    'a group of four',
    'A',
    Object.assign(
      {},
      world,
      ...neighbours.map((neighbour) => documentsOf(sendRequest(neighbour))),
    ) as Documents,
    proposeGroup(groupId, neighbours, by),
  ],
];
