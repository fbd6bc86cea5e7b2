import { createChangeId, logTransition, logUpdate, type ChangedBy } from '../../src/entities/change-log';
import {
  englishHash,
  suggestWordings,
  unnamed,
  wordingPath,
  wordingUnnamed,
  writeOverlay,
  type OverlayWords,
  type WordingDecision,
} from '../../src/entities/content/wording';
import type { DocumentData, Write } from '@/shared/backend';
import { documentsOf } from '../policy/attempt';

/** Code under which words were sent. */
export const wordingCode = 'LL-V3T4RQX2NHM6DB';
export const wordingId = `${wordingCode}-1`;

/** Two texts that a speaker of Hausa sends together; one has a form for one. */
export const newWordings = (): readonly Write[] =>
  suggestWordings(wordingCode, { language: 'ha', name: 'Hauwa Yakubu', speaks: 'first' }, [
    { key: 'home:heading', english: englishHash('What do you need?'), text: 'Me kuke so?', one: '' },
    {
      key: 'faq:found',
      english: englishHash('{{count}} answer\n{{count}} answers'),
      text: 'Amsoshi {{count}}',
      one: 'Amsa {{count}}',
    },
  ]);

/** The same, as long as they may be. */
export const fullWordings = (): readonly Write[] =>
  suggestWordings(
    wordingCode,
    { language: 'ha', name: 'H'.repeat(80), speaks: 'first' },
    Array.from({ length: 2 }, (_, index) => ({
      key: `home:${'k'.repeat(118)}${String(index)}`.slice(0, 125),
      english: '00000000',
      text: 'ɗ'.repeat(2_000),
      one: 'ƙ'.repeat(2_000),
    })),
  );

export const taken: WordingDecision = {
  accepted: 'Me kuke so?',
  acceptedOne: '',
  speaker: 'Hauwa Yakubu',
  answer: 'Thank you.',
};

/** A decision that leaves nothing accepted. */
export const notTaken: WordingDecision = {
  accepted: '',
  acceptedOne: '',
  speaker: '',
  answer: 'It is right.',
};

/** Stored suggestions; the first in this state. */
export function wordingsIn(
  state: string,
  changes: DocumentData = {},
): Readonly<Record<string, DocumentData>> {
  const stored = documentsOf(newWordings());
  const path = wordingPath(wordingId);
  const decided = state === 'accepted' ? { ...taken } : {};
  return { ...stored, [path]: { ...stored[path], ...decided, state, ...changes } };
}

/** The office decides about one. */
export const decideWording = (
  to: 'accepted' | 'declined',
  by: ChangedBy,
  changes: DocumentData,
  { from = 'suggested', id = wordingId } = {},
): readonly Write[] =>
  logTransition({
    id: createChangeId(),
    ...{ by, record: wordingPath(id), event: `wording.${to}`, from, to },
    changes,
  });

/** The names of one are taken off. */
export const unname = (
  by: ChangedBy,
  { changes = { ...unnamed }, event = wordingUnnamed }: { changes?: DocumentData; event?: string } = {},
): readonly Write[] =>
  logUpdate({ id: createChangeId(), ...{ by, record: wordingPath(wordingId), event }, changes });

/** Accepted words of Hausa in this version. */
export const overlay = (version: number, words: OverlayWords = {}): Write =>
  writeOverlay('ha', { version: version - 1, words: {} }, words);
