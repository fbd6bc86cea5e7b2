import { codeHolder } from '../../src/entities/change-log';
import type { Write } from '@/shared/backend';
import { documentsOf, type Documents } from '../policy/attempt';
import { world, type Letter } from '../policy/matrix-people';
import { office } from '../samples/records';
import { decideWording, fullWordings, notTaken, overlay, unname } from '../samples/wordings';

const stored = { ...world, ...documentsOf(fullWordings()), ...documentsOf([overlay(1)]) };
const long = { accepted: 'ɗ'.repeat(2_000), acceptedOne: 'ƙ'.repeat(2_000) };
const decided = { ...long, speaker: 'H'.repeat(80), answer: 'a'.repeat(200) };

const accept = decideWording('accepted', office, decided);

/** Words that a speaker suggests, with fields as long as they may be, and what the office does with them. */
export const wordingBatches: readonly (readonly [string, Letter, Documents, readonly Write[]])[] = [
  ['words that are suggested', 'G', world, fullWordings()],
  ['words that are accepted', 'A', stored, [...accept, overlay(2)]],
  [
    'words that are taken back',
    'A',
    { ...stored, ...withAccepted() },
    [...decideWording('declined', office, { ...notTaken }, { from: 'accepted' }), overlay(2)],
  ],
  ['names that their sender takes off', 'G', { ...stored, ...withAccepted() }, unname(codeHolder)],
  ['names that the office takes off', 'A', { ...stored, ...withAccepted() }, unname(office)],
  [
    'names that the office takes off checked words',
    'A',
    { ...stored, ...withAccepted() },
    [...unname(office), overlay(2)],
  ],
];

function withAccepted(): Documents {
  const [path] = Object.keys(documentsOf(fullWordings()));
  return path === undefined ? {} : { [path]: { ...stored[path], ...decided, state: 'accepted' } };
}
