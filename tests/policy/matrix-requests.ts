import { createChangeId, deletionId, logChange, recordDeleted } from '../../src/entities/change-log';
import { writeNote } from '@/entities/note';
import { phoneTailPath } from '@/entities/phone-tail';
import { trackingPath, trackTransition, trackSeen } from '@/entities/tracking';
import { guardianContactPath, tuitionRequestPath } from '../../src/entities/tuition-request';
import { serverTime, type DocumentData, type Write } from '@/shared/backend';
import { transitionRequest, newTuitionCode, sendRequest } from '../samples/records';
import { documentsOf, type Documents } from './attempt';
import { asCodeHolder, asOffice, cardOf, idOf, world, type Letter } from './matrix-people';
import { everybody, nobody, rowsOn, theOffice, theOthers, type Row } from './matrix-row';

const ref = newTuitionCode();
const record = tuitionRequestPath(ref);
const contact = guardianContactPath(ref);
const tracking = trackingPath(ref);

/**
 * Transitions of the office: submitted → reviewing → offered → trial → running → ended. Back to reviewing
 * when an offer is declined, a trial fails or another tutor is wanted. Cancelled until lessons run; junk
 * before anybody is asked, and back. Lapsing is tested in `matrix-interest.ts`.
 */
const officeTransitions = {
  submitted: ['reviewing', 'asking', 'cancelled', 'junk'],
  reviewing: ['offered', 'asking', 'cancelled', 'junk'],
  asking: ['reviewing', 'offered', 'cancelled'],
  offered: ['trial', 'reviewing', 'cancelled'],
  trial: ['running', 'reviewing', 'cancelled'],
  running: ['ended', 'reviewing'],
  ended: [],
  cancelled: [],
  lapsed: [],
  junk: ['submitted'],
} as const satisfies Record<string, readonly string[]>;

type State = keyof typeof officeTransitions;

const states = Object.keys(officeTransitions) as State[];

/**
 * Transitions of the code holder: choose a tutor, judge the trial, end or change, and cancel until lessons
 * run.
 */
const familyTransitions: Readonly<Record<State, readonly State[]>> = {
  submitted: ['cancelled'],
  reviewing: ['cancelled'],
  asking: ['reviewing', 'cancelled'],
  offered: ['trial', 'cancelled'],
  trial: ['running', 'reviewing', 'cancelled'],
  running: ['ended', 'reviewing'],
  ended: [],
  cancelled: [],
  lapsed: [],
  junk: [],
};

function requestIn(state: State): Documents {
  const sent = documentsOf(sendRequest(ref));
  return {
    ...world,
    ...sent,
    [record]: { ...sent[record], state },
    [tracking]: { ...sent[tracking], state },
    [`${record}/notes/n1`]: { text: 'Called', at: '2026-03-09T16:12:00.000Z', userId: 'x', name: 'X' },
  };
}

const remove = (path: string): readonly Write[] => [{ type: 'delete', path }];
const change = (path: string, changes: DocumentData): readonly Write[] => [{ type: 'update', path, changes }];

const transitionsFrom = (from: State): readonly Row[] =>
  states.flatMap((to): readonly Row[] => {
    if (to === from) return [];
    const { commit } = rowsOn(requestIn(from));
    const isOffices = officeTransitions[from].some((state) => state === to);
    const isFamilys = familyTransitions[from].includes(to);
    const move = `tuitionRequests ${from} → ${to}`;
    return [
      commit(`${move}, by the office`, isOffices ? theOffice : nobody, (letter) =>
        transitionRequest(ref, from, to, asOffice(letter)),
      ),
      commit(`${move}, by the code`, isFamilys ? theOthers : nobody, () =>
        transitionRequest(ref, from, to, asCodeHolder),
      ),
    ];
  });

/** A transition with the reason for leaving the tutor. */
function partWith(from: State, to: State, parting: DocumentData, letter?: Letter): readonly Write[] {
  const [move, ...rest] = transitionRequest(ref, from, to, letter ? asOffice(letter) : asCodeHolder);
  if (move?.type !== 'update') throw new Error('the sample changed');
  return [{ ...move, changes: { ...move.changes, parting } }, ...rest];
}

const worried = { reason: 'safety', words: '', isHeard: false };

const left: Documents = (() => {
  const documents = requestIn('reviewing');
  return { ...documents, [record]: { ...documents[record], parting: worried } };
})();

/** A note by which the office marks the reason as heard. */
function hear(letter: Letter, changes: DocumentData = {}): readonly Write[] {
  const [touch, ...rest] = note(letter);
  if (touch?.type !== 'update') throw new Error('the sample changed');
  return [{ ...touch, changes: { ...touch.changes, 'parting.isHeard': true, ...changes } }, ...rest];
}

const partings: readonly Row[] = [
  rowsOn(requestIn('trial')).commit('tuitionRequests parting with a reason', theOthers, () =>
    partWith('trial', 'reviewing', worried),
  ),
  rowsOn(requestIn('running')).commit('tuitionRequests parting for good with a reason', theOthers, () =>
    partWith('running', 'ended', worried),
  ),
  rowsOn(requestIn('running')).commit('tuitionRequests parting with the words of a worry', nobody, () =>
    partWith('running', 'ended', { ...worried, words: 'He came late, and alone with her.' }),
  ),
  rowsOn(requestIn('running')).commit('tuitionRequests parting by the office', nobody, (letter) =>
    partWith('running', 'ended', worried, letter),
  ),
  rowsOn(requestIn('running')).commit('tuitionRequests parting for no reason of the list', nobody, () =>
    partWith('running', 'ended', { ...worried, reason: 'anger' }),
  ),
  rowsOn(requestIn('running')).commit('tuitionRequests parting with more than is asked', nobody, () =>
    partWith('running', 'ended', { ...worried, tutor: 'demo-tutor' }),
  ),
  rowsOn(requestIn('running')).commit('tuitionRequests parting that calls itself heard', nobody, () =>
    partWith('running', 'ended', { ...worried, isHeard: true }),
  ),
  rowsOn(left).commit('tuitionRequests parting heard, with a note', theOffice, (letter) => hear(letter)),
  rowsOn(left).commit('tuitionRequests parting heard, in other words', nobody, (letter) =>
    hear(letter, { 'parting.words': 'Nothing' }),
  ),
  rowsOn(left).commit('tuitionRequests parting heard, with a move', nobody, (letter) =>
    partWith('reviewing', 'offered', { ...worried, isHeard: true }, letter),
  ),
  rowsOn(requestIn('reviewing')).commit('tuitionRequests parting heard that nobody told', nobody, (letter) =>
    hear(letter),
  ),
  rowsOn(requestIn('running')).commit('tuitionRequests parting without a move', nobody, () =>
    change(record, { parting: worried, updatedAt: serverTime }),
  ),
];

const note = (letter: Letter, id = createChangeId()): readonly Write[] => [
  ...change(record, { updatedAt: serverTime, lastChange: id }),
  writeNote(record, id, { userId: idOf(letter), name: cardOf(letter).name }, 'Call after 5 pm'),
  logChange({ id, by: asOffice(letter), record, event: 'note.added' }),
];

const look = (letter: Letter, event: string, id = createChangeId()) =>
  logChange({ id, by: asOffice(letter), record, event });

function restIn(state: State): readonly Row[] {
  const { get, list, commit } = rowsOn(requestIn(state));
  const named = (what: string) => `${what}, ${state}`;
  return [
    get(named('tuitionRequests get'), record, theOffice),
    get(named('contact get'), contact, theOffice),
    get(named('notes get'), `${record}/notes/n1`, theOffice),
    get(named('tracking get'), tracking, everybody),
    list(`${record}/notes`, theOffice),
    list(`${record}/contact`, nobody),
    commit(named('tuitionRequests delete'), nobody, () => remove(record)),
    commit(named('contact delete'), nobody, () => remove(contact)),
    commit(named('contact update'), nobody, () => change(contact, { phone: '+233200000000' })),
    commit(named('tracking delete'), nobody, () => remove(tracking)),
    commit(named('tracking step without its move'), nobody, () => [trackTransition(ref, 'x', 'cancelled')]),
    commit(named('tuitionRequests update of a field without its line'), nobody, () =>
      change(record, { 'place.town': 'Tema', updatedAt: serverTime }),
    ),
    commit(named('notes create'), theOffice, note),
    commit(named('notes create without its line'), nobody, (letter) => note(letter).slice(1, 2)),
    commit(named('notes delete'), nobody, () => remove(`${record}/notes/n1`)),
    commit(named('notes update'), nobody, () => change(`${record}/notes/n1`, { text: 'Other' })),
    commit(named('tracking seen'), theOffice, (letter) => [trackSeen(ref), look(letter, 'record.seen')]),
    commit(named('changeLog contact.shown'), theOffice, (letter) => [look(letter, 'contact.shown')]),
    commit(named('changeLog contact.copied'), theOffice, (letter) => [look(letter, 'contact.copied')]),
    commit(named('changeLog line without its change'), nobody, (letter) => [look(letter, 'offer.made')]),
  ];
}

/** Deletes a request with all its subdocuments. */
function deleteRequest(letter: Letter): readonly Write[] {
  const id = deletionId('c1');
  return [
    ...remove(record),
    ...remove(contact),
    ...remove(phoneTailPath(ref)),
    ...remove(tracking),
    ...remove(`${record}/notes/n1`),
    logChange({ id, by: asOffice(letter), record, event: recordDeleted, before: { state: 'junk' } }),
  ];
}

/** A request whose last change was `c1`. */
const changedIn = (state: State): Documents => {
  const documents = requestIn(state);
  return { ...documents, [record]: { ...documents[record], lastChange: 'c1' } };
};

const without = (letter: Letter, path: string): readonly Write[] =>
  deleteRequest(letter).filter((write) => write.path !== path);

/** A deletion whose change-log entry says something else. */
const toldOtherwise = (letter: Letter, line: Partial<Parameters<typeof logChange>[0]>): readonly Write[] => [
  ...deleteRequest(letter).slice(0, -1),
  logChange({
    id: deletionId('c1'),
    by: asOffice(letter),
    record,
    event: recordDeleted,
    before: { state: 'junk' },
    ...line,
  }),
];

const onJunk = rowsOn(changedIn('junk'));
const deletions: readonly Row[] = [
  ...states.map((state) =>
    rowsOn(changedIn(state)).commit(
      `tuitionRequests delete with all of it, ${state}`,
      state === 'junk' ? theOffice : nobody,
      deleteRequest,
    ),
  ),
  onJunk.commit('junk delete without its contact', nobody, (letter) => without(letter, contact)),
  onJunk.commit('junk delete without the end of its phone', nobody, (letter) =>
    without(letter, phoneTailPath(ref)),
  ),
  onJunk.commit('junk delete without its tracking', nobody, (letter) => without(letter, tracking)),
  onJunk.commit('junk delete without its line', nobody, (letter) => deleteRequest(letter).slice(0, -1)),
  onJunk.commit('the belongings of junk delete, and not the record', nobody, (letter) =>
    without(letter, record),
  ),
  onJunk.commit('the notes of junk delete, and not the record', nobody, () => remove(`${record}/notes/n1`)),
  onJunk.commit('junk delete with a line of another id', nobody, (letter) =>
    toldOtherwise(letter, { id: createChangeId() }),
  ),
  onJunk.commit('junk delete with the line of a move', nobody, (letter) =>
    toldOtherwise(letter, { event: 'request.restored' }),
  ),
  onJunk.commit('junk delete with a line about another record', nobody, (letter) =>
    toldOtherwise(letter, { record: 'enquiries/LL-E0000000000000' }),
  ),
  onJunk.commit('junk delete with a line by the code', nobody, (letter) =>
    toldOtherwise(letter, { by: asCodeHolder }),
  ),
  onJunk.commit('the line of a deletion, and no deletion', nobody, (letter) =>
    deleteRequest(letter).slice(-1),
  ),
];

const { get, list, commit } = rowsOn(world);
const { [tracking]: _tracking, ...untracked } = requestIn('submitted');

export const requestRows: readonly Row[] = [
  ...partings,
  ...deletions,
  list('tuitionRequests', theOffice),
  get('tuitionRequests get, missing', record, theOffice),
  commit('tuitionRequests create', everybody, () => sendRequest(ref)),
  commit('tuitionRequests create without contact', nobody, () => sendRequest(ref).toSpliced(1, 1)),
  commit('tuitionRequests create without tracking', nobody, () => sendRequest(ref).slice(0, 2)),
  commit('contact create alone', nobody, () => sendRequest(ref).slice(1, 2)),
  commit('tracking create alone', nobody, () => sendRequest(ref).slice(2)),
  rowsOn(untracked).commit('tracking create beside a request that is there', nobody, () =>
    sendRequest(ref).slice(2),
  ),
  get('tracking get, missing', tracking, everybody),
  list('tracking', nobody),
  rowsOn(requestIn('submitted')).commit('tuitionRequests create again', nobody, () => sendRequest(ref)),
  ...states.flatMap(transitionsFrom),
  ...(['submitted', 'asking', 'trial', 'ended'] as const).flatMap(restIn),
];
