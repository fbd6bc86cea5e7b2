import { createChangeId, logCorrection } from '../../src/entities/change-log';
import { correctableOfTutor, profileCorrected, tutorPath } from '../../src/entities/tutor';
import type { DocumentData, Write } from '@/shared/backend';
import type { Correction } from '@/shared/correction';
import { hoursAgo, type Documents } from './attempt';
import { asOffice, asTutor, type Letter } from './matrix-people';
import { nobody, rowsOn, theOffice, type Row } from './matrix-row';

const profile = tutorPath('demo-tutor');

const by = (letter: Letter) => (letter === 'T' ? asTutor(letter) : asOffice(letter));

/** A correction of the profile of T, as seen in these documents, with its line. */
export const correctProfile = (
  letter: Letter,
  seen: Documents,
  correction: Correction,
  event = profileCorrected,
): readonly Write[] =>
  logCorrection({
    id: createChangeId(),
    by: by(letter),
    record: profile,
    event,
    stored: seen[profile] ?? {},
    correction,
    fields: correctableOfTutor,
  });

/** The batch with other fields in the update, or in the line. */
const altered = (batch: readonly Write[], type: Write['type'], more: DocumentData): readonly Write[] =>
  batch.map((write) => {
    if (write.type !== type) return write;
    if (write.type === 'update') return { ...write, changes: { ...write.changes, ...more } };
    return write.type === 'create' ? { ...write, data: { ...write.data, ...more } } : write;
  });

const subjects = { field: 'subjects', to: ['science', 'french'], reason: 'mistyped' } as const;
const about = { field: 'about', to: 'I teach.', reason: 'unsuitable' } as const;

/** Corrections that the office may make. */
const allowed: readonly Correction[] = [
  subjects,
  about,
  { field: 'levels', to: ['primary', 'jhs'], reason: 'checked' },
  { field: 'regions', to: ['GH-AH'], reason: 'outdated' },
  { field: 'towns', to: 'Kumasi', reason: 'asked' },
  { field: 'years', to: 7, reason: 'checked' },
  { field: 'hasNeedExperience', to: true, reason: 'checked' },
  { field: 'name', to: 'Abena S.', reason: 'mistyped' },
  { field: 'photo', to: 'photo-2', reason: 'checked' },
];

/** Corrections of nothing, of fields that stay, and to values that are none. */
const refused: readonly (readonly [string, Correction])[] = [
  ['that changes nothing', { field: 'years', to: 6, reason: 'checked' }],
  ['of the order alone', { field: 'subjects', to: ['science', 'mathematics'], reason: 'mistyped' }],
  ['of the address', { field: 'slug', to: 'ama-b-demo', reason: 'mistyped' }],
  ['of busy hours', { field: 'busy', to: ['tue-evening'], reason: 'asked' }],
  ['of evidence', { field: 'evidence', to: [], reason: 'mistyped' }],
  ['of the state', { field: 'state', to: 'paused', reason: 'mistyped' }],
  ['of the sample mark', { field: 'isSample', to: true, reason: 'mistyped' }],
  ['to a subject that is none', { field: 'subjects', to: ['magic'], reason: 'mistyped' }],
  ['to no subject', { field: 'subjects', to: [], reason: 'mistyped' }],
  ['to no name', { field: 'name', to: '', reason: 'mistyped' }],
  ['for a reason that is none', { ...subjects, reason: 'because' as 'asked' }],
];

/** Corrections of the profile of T: the office alone, one field, for a reason, on what is stored now. */
export function profileCorrections(state: string, on: Documents): readonly Row[] {
  const { commit } = rowsOn(on);
  const stored = on[profile] ?? {};
  const since = (changes: DocumentData): Documents => ({
    ...on,
    [profile]: { ...stored, updatedAt: hoursAgo(0.5), lastChange: 'since', ...changes },
  });
  const row = (what: string, who: string, writes: (letter: Letter) => readonly Write[]) =>
    commit(`tutors corrected ${what}, ${state}`, who, writes);
  return [
    ...allowed.map((one) => row(one.field, theOffice, (letter) => correctProfile(letter, on, one))),
    ...refused.map(([what, one]) => row(what, nobody, (letter) => correctProfile(letter, on, one))),
    row('with a field more', nobody, (letter) =>
      altered(correctProfile(letter, on, subjects), 'update', { years: 7 }),
    ),
    row('with a text of a person in the log', nobody, (letter) =>
      altered(correctProfile(letter, on, about), 'create', {
        after: { field: 'about', reason: 'unsuitable', value: 'I teach.' },
      }),
    ),
    row('with another value in the log', nobody, (letter) =>
      altered(correctProfile(letter, on, subjects), 'create', {
        after: { field: 'subjects', reason: 'mistyped', value: 'arabic' },
      }),
    ),
    row('without a reason', nobody, (letter) =>
      altered(correctProfile(letter, on, subjects), 'create', {
        after: { field: 'subjects', value: 'french' },
      }),
    ),
    row('without a line', nobody, (letter) => correctProfile(letter, on, subjects).slice(0, 1)),
    row('as a note', nobody, (letter) => correctProfile(letter, on, subjects, 'note.added')),
    row('as a check', nobody, (letter) => correctProfile(letter, on, subjects, 'evidence.withdrawn')),
    ...(
      [
        [subjects, { subjects: ['mathematics', 'science', 'arabic'] }],
        [about, { about: 'I teach with maps.' }],
      ] as const
    ).map(([correction, changes]) =>
      rowsOn(since(changes)).commit(
        `tutors corrected ${correction.field} that changed since, ${state}`,
        nobody,
        (letter) => correctProfile(letter, on, correction),
      ),
    ),
    ...['begun', 'done'].map((removal) =>
      rowsOn({ ...on, [profile]: { ...stored, removal } }).commit(
        `tutors corrected once their removal is ${removal}, ${state}`,
        nobody,
        (letter) => correctProfile(letter, on, subjects),
      ),
    ),
  ];
}
