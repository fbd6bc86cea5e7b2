import { createChangeId, logChange, logTransition } from '../../src/entities/change-log';
import { tutorEvidence } from '../../src/entities/vetting/evidence';
import { writeNote } from '@/entities/note';
import { changeOwnFields, noSuspension, tutorPath } from '../../src/entities/tutor';
import { serverTime, type DocumentData, type Write } from '@/shared/backend';
import { recordCheck } from '../samples/applications';
import { approveTutor } from '../samples/offers';
import { documentsOf, type Documents } from './attempt';
import { clearanceRows, readyToClear } from './matrix-clearances';
import { correctProfile, profileCorrections } from './matrix-corrections';
import { asOffice, asTutor, cardOf, idOf, world, type Letter } from './matrix-people';
import { everybody, nobody, rowsOn, theOffice, type Row } from './matrix-row';

const tutor = 'demo-tutor';
const record = tutorPath(tutor);

const why = { reason: 'concern', words: 'We look into what a family told us.' };

/** The profile of T in a state. */
function profileIn(state: string): Documents {
  const approved = documentsOf(approveTutor(tutor, asOffice('A')));
  const hidden = state === 'hidden' ? { hiddenUntil: '2026-12-01' } : {};
  const suspended = state === 'suspended' ? { suspension: why } : {};
  return { ...world, ...approved, [record]: { ...approved[record], state, ...hidden, ...suspended } };
}

const states = ['active', 'paused', 'hidden', 'suspended'] as const;

/** Allowed transitions by event: tutors pause and resume, the office makes all of them. */
const transitions = {
  'active tutor.paused paused': 'TAC',
  'paused tutor.resumed active': 'TAC',
  'active tutor.suspended suspended': theOffice,
  'paused tutor.suspended suspended': theOffice,
  'active tutor.hidden hidden': theOffice,
  'paused tutor.hidden hidden': theOffice,
  'hidden tutor.shown active': theOffice,
  'hidden tutor.reinstated paused': theOffice,
  'hidden tutor.suspended suspended': theOffice,
  'suspended tutor.reinstated paused': theOffice,
} as const satisfies Readonly<Record<string, string>>;

const eventOf = (from: string, to: string) =>
  Object.keys(transitions)
    .find((move) => move.startsWith(`${from} `) && move.endsWith(` ${to}`))
    ?.split(' ')[1];

/** Everybody tries it, signed with their own name and role. */
const move =
  (from: string, to: string) =>
  (letter: Letter): readonly Write[] =>
    logTransition({
      id: createChangeId(),
      by: letter === 'T' ? asTutor(letter) : asOffice(letter),
      record,
      event: eventOf(from, to) ?? 'tutor.resumed',
      from,
      to,
      ...(to === 'hidden' && { changes: { hiddenUntil: '2026-12-01' } }),
      ...(to === 'suspended' && { changes: { suspension: why } }),
      ...(from === 'suspended' && { changes: { suspension: noSuspension } }),
    });

const annotate = (letter: Letter, changes: DocumentData, event: string): readonly Write[] => {
  const id = createChangeId();
  return [
    { type: 'update', path: record, changes: { ...changes, updatedAt: serverTime, lastChange: id } },
    logChange({ id, by: letter === 'T' ? asTutor(letter) : asOffice(letter), record, event }),
    ...toldBy(letter, id, event),
  ];
};

/** The additional document of a change-log entry. */
function toldBy(letter: Letter, id: string, event: string): readonly Write[] {
  const by = { kind: 'office', userId: idOf(letter), name: cardOf(letter).name } as const;
  if (event === 'note.added') return [writeNote(record, id, { userId: by.userId, name: by.name }, 'Renewed')];
  const [check] = recordCheck(tutorEvidence(tutor), record, by, id);
  return event === 'evidence.recorded' && check ? [check] : [];
}

const movesIn = states.flatMap((from) =>
  states.flatMap((to): readonly Row[] => {
    if (from === to) return [];
    const event = eventOf(from, to);
    const allowed = event ? (transitions as Record<string, string>)[`${from} ${event} ${to}`] : nobody;
    return [rowsOn(profileIn(from)).commit(`tutors ${from} → ${to}`, allowed ?? nobody, move(from, to))];
  }),
);

const own = (changes: Parameters<typeof changeOwnFields>[1]) => () => [changeOwnFields(tutor, changes)];

const restIn = (state: (typeof states)[number]): readonly Row[] => {
  const { get, commit } = rowsOn(profileIn(state));
  const whoEdits = state === 'suspended' ? nobody : 'T';
  return [
    get(`tutors get, ${state}`, record, state === 'suspended' ? 'TAC' : everybody),
    commit(`tutors own fields, ${state}`, whoEdits, own({ about: 'New', hours: ['mon-evening'] })),
    commit(`tutors own absences, ${state}`, whoEdits, own({ absences: ['2026-12-20/2027-01-03'] })),
    commit(`tutors own absences of another shape, ${state}`, nobody, own({ absences: ['next week'] })),
    commit(`tutors own price that no lesson costs, ${state}`, nobody, own({ price: 10_000_000 })),
    commit(`tutors vetted fields without a line, ${state}`, nobody, () => [
      { type: 'update', path: record, changes: { subjects: ['french'] } },
    ]),
    commit(`tutors evidence, ${state}`, theOffice, (letter) =>
      annotate(letter, { evidence: [] }, 'evidence.recorded'),
    ),
    commit(`tutors evidence without a check, ${state}`, nobody, (letter) =>
      annotate(letter, { evidence: [] }, 'evidence.recorded').slice(0, 2),
    ),
    ...profileCorrections(state, profileIn(state)),
    ...(['note.added', 'evidence.recorded', 'miss.excused', 'profile.corrected'] as const).map((event) =>
      commit(`tutors vetted fields as ${event}, ${state}`, nobody, (letter) =>
        annotate(letter, { years: 7 }, event),
      ),
    ),
    ...(['note.added', 'profile.corrected'] as const).map((event) =>
      commit(`tutors evidence as ${event}, ${state}`, nobody, (letter) =>
        annotate(letter, { evidence: [] }, event),
      ),
    ),
    commit(`tutors another event, ${state}`, nobody, (letter) =>
      annotate(letter, { years: 7 }, 'role.given'),
    ),
    commit(`tutors made a sample, ${state}`, nobody, (letter) =>
      annotate(letter, { isSample: true }, 'note.added'),
    ),
    commit(`tutors delete, ${state}`, nobody, () => [{ type: 'delete', path: record }]),
  ];
};

const hide = (changes?: DocumentData) => (letter: Letter) =>
  logTransition({
    id: createChangeId(),
    by: asOffice(letter),
    record,
    event: 'tutor.hidden',
    from: 'active',
    to: 'hidden',
    ...(changes && { changes }),
  });

const shown = rowsOn(profileIn('active'));

const { get, list } = rowsOn(world);

/** A code in an id would open the tutor's application. */
const codes: readonly Row[] = ['LL-A4BWSEK3VK3W0Z', 'll-a4bwsek3vk3w0z'].flatMap((code) => [
  shown.commit(`tutors photo named after ${code}`, nobody, (letter) =>
    correctProfile(letter, profileIn('active'), { field: 'photo', to: `photo-${code}`, reason: 'checked' }),
  ),
  rowsOn(readyToClear).commit(`tutors create with a line named after ${code}`, nobody, (letter) =>
    approveTutor('kofi', asOffice(letter), `tutor-${code}`),
  ),
]);

/** A profile is hidden until a day, or until a talk; the tutor cannot set it. */
const hiding: readonly Row[] = [
  shown.commit('tutors hidden until a talk', theOffice, hide({ hiddenUntil: '' })),
  shown.commit('tutors hidden without an end', nobody, hide()),
  shown.commit('tutors hidden until some time', nobody, hide({ hiddenUntil: 'next week' })),
  shown.commit('tutors hidden with another price', nobody, hide({ hiddenUntil: '', price: 1 })),
  rowsOn(profileIn('hidden')).commit('tutors hidden for less', nobody, () => [
    { type: 'update', path: record, changes: { hiddenUntil: '2026-01-01' } },
  ]),
  shown.commit('tutors paused with an end', theOffice, (letter) =>
    logTransition({
      id: createChangeId(),
      by: letter === 'T' ? asTutor(letter) : asOffice(letter),
      record,
      event: 'tutor.paused',
      from: 'active',
      to: 'paused',
      changes: { hiddenUntil: '' },
    }),
  ),
];

const suspend = (from: string, to: string, changes?: DocumentData) => (letter: Letter) =>
  logTransition({
    id: createChangeId(),
    by: asOffice(letter),
    record,
    event: eventOf(from, to) ?? '',
    from,
    to,
    ...(changes && { changes }),
  });

/** A suspended profile says why, and the reason goes before everybody reads the profile again. */
const suspending: readonly Row[] = [
  shown.commit('tutors suspended without a reason', nobody, suspend('active', 'suspended')),
  shown.commit(
    'tutors suspended for another reason',
    nobody,
    suspend('active', 'suspended', { suspension: { reason: 'looks', words: '' } }),
  ),
  rowsOn(profileIn('suspended')).commit(
    'tutors reinstated with the reason left behind',
    nobody,
    suspend('suspended', 'paused'),
  ),
  shown.commit(
    'tutors hidden with a reason that everybody reads',
    nobody,
    suspend('active', 'hidden', { hiddenUntil: '', suspension: why }),
  ),
  rowsOn(profileIn('suspended')).commit('tutors suspended for a milder reason', nobody, () => [
    { type: 'update', path: record, changes: { suspension: { reason: 'other', words: '' } } },
  ]),
];

export const tutorRows: readonly Row[] = [
  ...suspending,
  ...codes,
  get('tutors get, missing', 'tutors/nobody-yet', everybody),
  list('tutors', theOffice),
  ...clearanceRows,
  ...movesIn,
  ...states.flatMap(restIn),
  ...hiding,
];
