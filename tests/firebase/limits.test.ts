import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createChangeId, logChange } from '@/entities/change-log';
import { writeNote } from '@/entities/note';
import { trackSeen } from '@/entities/tracking';
import { tuitionRequestPath } from '@/entities/tuition-request';
import { maximumFileBytes, pieceBytes, serverTime, type Write } from '@/shared/backend';
import { subjects, weekSlots } from '@/shared/ghana';
import { documentsOf, type Documents } from '../policy/attempt';
import { asCodeHolder, asOffice, callers, world, type Letter } from '../policy/matrix-people';
import {
  moveRequest,
  newEnquiryCode,
  newTuitionCode,
  sampleRequest,
  sendEnquiry,
  sendRequest,
} from '../samples/records';
import { createRulesAttempt } from './rules-attempt';
import { openRules } from './rules-environment';

const ref = newTuitionCode();
const record = tuitionRequestPath(ref);
const stored: Documents = { ...world, ...documentsOf(sendRequest(ref)) };
const id = createChangeId();
const by = asOffice('A');

/** Everything that may be long is. */
const fullRequest = {
  ...sampleRequest,
  subjects: [...subjects],
  hours: [...weekSlots],
  need: 'a'.repeat(200),
  email: 'ama@example.com',
  message: 'a'.repeat(4000),
};

const note: readonly Write[] = [
  { type: 'update', path: record, changes: { updatedAt: serverTime, lastChange: id } },
  writeNote(record, id, { userId: 'demo-admin', name: 'Office 1' }, 'a'.repeat(4000)),
  logChange({ id, by, record, event: 'note.added' }),
];

const role: readonly Write[] = [
  { type: 'create', path: 'roles/kofi', data: { role: 'tutor', name: 'Kofi', lastChange: id } },
  logChange({
    id,
    by,
    record: 'roles/kofi',
    event: 'role.given',
    before: { role: 'none' },
    after: { role: 'tutor' },
  }),
];

const pieces = Array.from({ length: Math.ceil(maximumFileBytes / pieceBytes) }, (_, index) => index);

const largestFile: Documents = {
  'files/f': { state: 'uploading', size: maximumFileBytes },
  ...Object.fromEntries(pieces.map((index) => [`files/f/pieces/${index}`, { bytes: new Uint8Array(1) }])),
};

const batches: readonly (readonly [string, Letter, Documents, readonly Write[]])[] = [
  ['a request', 'G', world, sendRequest(ref, fullRequest)],
  ['an enquiry', 'G', world, sendEnquiry(newEnquiryCode())],
  ['a move', 'A', stored, moveRequest(ref, 'submitted', 'reviewing', by)],
  ['a cancellation', 'G', stored, moveRequest(ref, 'submitted', 'cancelled', asCodeHolder)],
  ['a look', 'A', stored, [trackSeen(ref), logChange({ id, by, record, event: 'record.seen' })]],
  ['a note', 'A', stored, note],
  ['a role', 'A', world, role],
  [
    'a file of eight pieces',
    'G',
    largestFile,
    [{ type: 'update', path: 'files/f', changes: { state: 'complete' } }],
  ],
];

/** Conditions that are true and cost this much of a write's limit. */
const expressions = (count: number) =>
  `[${Array.from({ length: count }, () => '0').join()}].size() == ${count}`;
const lookups = (count: number) =>
  Array.from({ length: count }, (_, n) => `!exists(/databases/$(database)/documents/nowhere/${n})`).join(
    ' && ',
  );

/** Which batches still go through when each write costs so much more. */
async function allowedWith(cost: string): Promise<readonly string[]> {
  const rules = readFileSync('firestore.rules', 'utf8');
  const dearer = rules.replace(/allow [a-z, ]*(create|update)[a-z, ]*: if /g, `$&${cost} && `);
  const environment = await openRules('demo-limits', dearer);
  try {
    const attempt = createRulesAttempt(environment);
    const found: string[] = [];
    for (const [what, letter, on, commit] of batches)
      if (await attempt(callers[letter], on, { commit })) found.push(what);
    return found;
  } finally {
    await environment.cleanup();
  }
}

describe('the limits of Firestore’s rules', () => {
  const all = batches.map(([what]) => what);

  it.each([
    ['400 of 1,000 expressions stay free in every write', expressions(390), all],
    ['650 in all but a new request', expressions(640), all.slice(1)],
    ['two of 10 lookups stay free in every write', lookups(2), all],
    ['a write that is too dear is refused', expressions(1000), []],
    ['a write that looks up too much is refused', lookups(11), []],
  ])('%s', async (_what, cost, allowed) => {
    expect(await allowedWith(cost)).toEqual(allowed);
  });
});
