import { additionPath } from '../../src/entities/vetting/subject-addition';
import { changeOwnFields } from '../../src/entities/tutor';
import { serverTime, type DocumentData, type Write } from '@/shared/backend';
import {
  additionId,
  addToProfile,
  askToTeach,
  moveAddition,
  refusal,
  sampleCertificate,
} from '../samples/additions';
import { approveTutor } from '../samples/offers';
import { documentsOf, type Documents } from './attempt';
import { asOffice, asTutor, idOf, world, type Letter } from './matrix-people';
import { everybody, nobody, rowsOn, theOffice, type Row } from './matrix-row';

const record = additionPath(additionId);
const profile = 'tutors/demo-tutor';

const approved: Documents = { ...world, ...documentsOf(approveTutor('demo-tutor', asOffice('A'))) };
const suspended = (documents: Documents): Documents => ({
  ...documents,
  [profile]: {
    ...documents[profile],
    state: 'suspended',
    suspension: { reason: 'concern', words: 'We look into it.' },
  },
});
const asked: Documents = { ...approved, ...documentsOf(askToTeach(asTutor('T'))) };
const inState = (state: string): Documents => ({
  ...asked,
  [record]: { ...asked[record], state, ...(state === 'refused' && refusal) },
});

/** Everybody signs as what they are. */
const by = (letter: Letter) => (theOffice.includes(letter) ? asOffice(letter) : asTutor(letter));

const approve = (letter: Letter, taught?: DocumentData): readonly Write[] => [
  ...moveAddition('approved', 'subjects.approved', by(letter)),
  ...addToProfile(by(letter), taught),
];
const refuse = (letter: Letter, changes: DocumentData = refusal) =>
  moveAddition('refused', 'subjects.refused', by(letter), changes);
const withdraw = (letter: Letter) => moveAddition('withdrawn', 'subjects.withdrawn', by(letter));

const owned = (letter: Letter, more: Parameters<typeof askToTeach>[1] = {}) =>
  askToTeach(asTutor(letter), { tutorId: idOf(letter), ...more });

const otherPaper = { ...sampleCertificate, id: '7c0c2f4e-6a4b-4a52-9a5f-0d5a3d8f1c71' };

const on = {
  approved: rowsOn(approved),
  suspended: rowsOn(suspended(approved)),
  asked: rowsOn(asked),
  askedSuspended: rowsOn(suspended(asked)),
};

const own = (changes: Parameters<typeof changeOwnFields>[1]) => () => [
  changeOwnFields('demo-tutor', changes),
];

const file = `files/${additionId}`;
const facts = {
  owner: record,
  name: sampleCertificate.name,
  type: sampleCertificate.type,
  size: sampleCertificate.size,
  sha256: 'a'.repeat(64),
  state: 'uploading',
};
const upload =
  (more: DocumentData = {}, id = additionId) =>
  (): readonly Write[] => [{ type: 'create', path: `files/${id}`, data: { ...facts, ...more } }];
const whole: Documents = {
  ...asked,
  [file]: { ...facts, state: 'complete' },
  [`${file}/pieces/0`]: { bytes: new Uint8Array(5) },
};

/** Tutors ask for subjects with papers, and the office decides; nobody adds to what they teach alone. */
export const additionRows: readonly Row[] = [
  on.asked.list('subjectAdditions', theOffice),
  on.asked.get('subjectAdditions get', record, 'TAC'),
  on.approved.get('subjectAdditions get, missing', record, everybody),
  on.approved.commit('subjectAdditions create', 'T', (letter) => owned(letter)),
  on.approved.commit('subjectAdditions create for another', nobody, (letter) =>
    owned(letter, { tutorId: 'tutor-2' }),
  ),
  on.approved.commit('subjectAdditions create without a line', nobody, (letter) => owned(letter).slice(0, 1)),
  on.approved.commit('subjectAdditions create signed by the office', nobody, (letter) =>
    askToTeach(asOffice(letter), { tutorId: idOf(letter) }),
  ),
  on.approved.commit('subjectAdditions create under another id than its paper', nobody, (letter) =>
    owned(letter).map((write) =>
      write.type === 'create' && write.path === record
        ? { ...write, data: { ...write.data, files: { certificate: otherPaper, transcript: '' } } }
        : write,
    ),
  ),
  on.approved.commit('subjectAdditions create without a paper', nobody, (letter) =>
    owned(letter).map((write) =>
      write.type === 'create' && write.path === record
        ? { ...write, data: { ...write.data, files: { certificate: '', transcript: '' } } }
        : write,
    ),
  ),
  on.approved.commit('subjectAdditions create, decided already', nobody, (letter) =>
    owned(letter).map((write) =>
      write.type === 'create' && write.path === record
        ? { ...write, data: { ...write.data, ...refusal } }
        : write,
    ),
  ),
  on.approved.commit('subjectAdditions create without a subject', nobody, (letter) =>
    owned(letter, { subjects: [] }),
  ),
  on.approved.commit('subjectAdditions create with two papers', 'T', (letter) =>
    owned(letter, { files: { certificate: sampleCertificate, transcript: otherPaper } }),
  ),
  on.suspended.commit('subjectAdditions create, suspended', nobody, (letter) => owned(letter)),
  rowsOn(world).commit('subjectAdditions create without a profile', nobody, (letter) => owned(letter)),
  on.asked.commit('subjectAdditions create again', nobody, (letter) => owned(letter)),

  on.asked.commit('subjectAdditions asked → approved', theOffice, (letter) => approve(letter)),
  on.asked.commit('subjectAdditions asked → approved without the profile', nobody, (letter) =>
    approve(letter).slice(0, 2),
  ),
  on.asked.commit('subjectAdditions asked → approved, one subject left out', nobody, (letter) =>
    approve(letter, { subjects: ['mathematics', 'physics'], levels: ['jhs', 'shs'] }),
  ),
  on.asked.commit('subjectAdditions asked → approved, the level left out', nobody, (letter) =>
    approve(letter, { subjects: ['mathematics', 'physics', 'additional-mathematics'], levels: ['jhs'] }),
  ),
  on.askedSuspended.commit('subjectAdditions asked → approved, suspended', nobody, (letter) =>
    approve(letter),
  ),
  on.asked.commit('subjectAdditions asked → refused', theOffice, (letter) => refuse(letter)),
  on.askedSuspended.commit('subjectAdditions asked → refused, suspended', theOffice, (letter) =>
    refuse(letter),
  ),
  on.asked.commit('subjectAdditions asked → refused without a reason', nobody, (letter) =>
    refuse(letter, {}),
  ),
  on.asked.commit('subjectAdditions asked → refused without words', nobody, (letter) =>
    refuse(letter, { decision: { reason: 'papers', words: '' } }),
  ),
  on.asked.commit('subjectAdditions asked → refused with other subjects', nobody, (letter) =>
    refuse(letter, { ...refusal, subjects: ['french'] }),
  ),
  on.asked.commit('subjectAdditions asked → withdrawn', 'T', withdraw),
  on.askedSuspended.commit('subjectAdditions asked → withdrawn, suspended', nobody, withdraw),
  ...(['approved', 'refused', 'withdrawn'] as const).flatMap((state) => [
    rowsOn(inState(state)).commit(`subjectAdditions ${state} → approved`, nobody, (letter) =>
      approve(letter),
    ),
    rowsOn(inState(state)).commit(`subjectAdditions ${state} → withdrawn`, nobody, withdraw),
  ]),
  on.asked.commit('subjectAdditions changed', nobody, () => [
    { type: 'update', path: record, changes: { subjects: ['french'], updatedAt: serverTime } },
  ]),
  on.asked.commit('subjectAdditions delete', nobody, () => [{ type: 'delete', path: record }]),

  on.approved.commit('tutors own subjects, one more', nobody, own({ subjects: ['mathematics', 'physics'] })),
  on.approved.commit('tutors own levels, one more', nobody, own({ levels: ['jhs', 'shs'] })),
  on.approved.commit('tutors own subjects, one less', 'T', own({ subjects: ['mathematics'] })),
  on.approved.commit('tutors own subjects, none', nobody, own({ subjects: [] })),
  on.approved.commit('tutors own subjects, one twice', nobody, own({ subjects: ['science', 'science'] })),
  on.suspended.commit('tutors own subjects, one less, suspended', nobody, own({ subjects: ['mathematics'] })),
  on.approved.commit('tutors subjects added, a subject that is none', nobody, (letter) =>
    addToProfile(by(letter), { subjects: ['mathematics', 'magic'] }),
  ),
  on.approved.commit('tutors subjects added, and years', nobody, (letter) =>
    addToProfile(by(letter), { subjects: ['mathematics', 'physics'], years: 30 }),
  ),

  on.asked.commit('files create, of subjects', 'T', upload()),
  on.asked.commit('files create, of subjects that do not name it', nobody, upload({}, otherPaper.id)),
  ...(['approved', 'refused', 'withdrawn'] as const).map((state) =>
    rowsOn(inState(state)).commit(`files create, of subjects ${state}`, nobody, upload()),
  ),
  rowsOn(whole).get('files get, of subjects', file, theOffice),
  rowsOn(whole).get('pieces get, of subjects', `${file}/pieces/0`, theOffice),
  rowsOn(whole).commit('files delete, of subjects', nobody, () => [{ type: 'delete', path: file }]),
];
