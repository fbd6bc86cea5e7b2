import {
  createChangeId,
  deletionId,
  logChange,
  logUpdate,
  personRemoved,
  recordDeleted,
  type ChangedBy,
} from '../../src/entities/change-log';
import { concernContactPath, concernPath } from '../../src/entities/concern';
import { writeNote } from '../../src/entities/note';
import { trackingPath, trackSeen, trackTransition } from '@/entities/tracking';
import { serverTime, type DocumentData, type Write } from '@/shared/backend';
import { newConcernCode, sendConcern } from '../samples/records';
import { documentsOf, type Documents } from './attempt';
import { asCodeHolder, asOffice, cardOf, idOf, world, type Letter } from './matrix-people';
import { everybody, nobody, rowsOn, theOffice, type Row } from './matrix-row';

const ref = newConcernCode();
const record = concernPath(ref);
const tracking = trackingPath(ref);
const contact = concernContactPath(ref);

const left = { name: 'Ama', phone: '+233241234567', email: 'ama@example.com' };

/** The colleague has the duty `safeguarding`; the administrator has none. */
const onDuty = 'C';

/** Transitions, by those on duty only. */
const transitions = [
  { from: 'received', to: 'called', event: 'concern.called', allowed: onDuty },
  { from: 'received', to: 'referred', event: 'concern.referred', allowed: onDuty },
  { from: 'called', to: 'referred', event: 'concern.referred', allowed: onDuty },
  { from: 'called', to: 'closed', event: 'concern.closed', allowed: onDuty },
  { from: 'referred', to: 'closed', event: 'concern.closed', allowed: onDuty },
  { from: 'received', to: 'junk', event: 'concern.junked', allowed: onDuty },
  { from: 'junk', to: 'received', event: 'concern.restored', allowed: onDuty },
  { from: 'received', to: 'closed', event: 'concern.closed', allowed: nobody },
  { from: 'called', to: 'received', event: 'concern.called', allowed: nobody },
  { from: 'called', to: 'junk', event: 'concern.junked', allowed: nobody },
  { from: 'referred', to: 'called', event: 'concern.called', allowed: nobody },
  { from: 'closed', to: 'received', event: 'concern.restored', allowed: nobody },
] as const;

function concernIn(state: string): Documents {
  const sent = documentsOf(sendConcern(ref, left));
  const note = {
    text: 'She was called.',
    userId: 'office-2',
    name: 'Office 2',
    at: '2026-03-09T16:12:00.000Z',
  };
  return {
    ...world,
    ...sent,
    [record]: { ...sent[record], state, lastChange: 'c1' },
    [tracking]: { ...sent[tracking], state },
    [`${record}/notes/n1`]: note,
  };
}

type Transition = (typeof transitions)[number];

const move = ({ from, to, event }: Transition, by: ChangedBy, id = createChangeId()): readonly Write[] => [
  {
    type: 'update',
    path: record,
    changes: { state: to, movedAt: serverTime, updatedAt: serverTime, lastChange: id },
  },
  trackTransition(ref, id, to),
  logChange({ id, by, record, event, before: { state: from }, after: { state: to } }),
];

const transitionsOf = (wanted: Transition): readonly Row[] => {
  const { commit } = rowsOn(concernIn(wanted.from));
  const what = `concerns ${wanted.from} → ${wanted.to}`;
  return [
    commit(`${what}, by the office`, wanted.allowed, (letter) => move(wanted, asOffice(letter))),
    commit(`${what}, by the code`, nobody, () => move(wanted, asCodeHolder)),
  ];
};

const addNote = (letter: Letter, id = createChangeId()): readonly Write[] => [
  { type: 'update', path: record, changes: { updatedAt: serverTime, lastChange: id } },
  writeNote(record, id, { userId: idOf(letter), name: cardOf(letter).name }, 'The mother was called.'),
  logChange({ id, by: asOffice(letter), record, event: 'note.added' }),
];

const remove = (path: string): Write => ({ type: 'delete', path });

const restIn = (state: string): readonly Row[] => {
  const on = concernIn(state);
  const { get, commit } = rowsOn(on);
  const noteOf = `${record}/notes/n1`;
  return [
    get(`concerns get, ${state}`, record, onDuty),
    get(`contact of a concern get, ${state}`, contact, onDuty),
    get(`tracking of a concern get, ${state}`, tracking, everybody),
    get(`notes of a concern get, ${state}`, noteOf, onDuty),
    commit(`notes of a concern create, ${state}`, onDuty, (letter) => addNote(letter)),
    commit(`a concern told as seen, ${state}`, onDuty, (letter) => [
      trackSeen(ref),
      logChange({ id: createChangeId(), by: asOffice(letter), record, event: 'record.seen' }),
    ]),
    commit(`a look at a concern alone, ${state}`, onDuty, (letter) => [
      logChange({ id: createChangeId(), by: asOffice(letter), record, event: 'record.seen' }),
    ]),
    commit(`the contact of a concern opened, ${state}`, onDuty, (letter) => [
      logChange({ id: createChangeId(), by: asOffice(letter), record, event: 'contact.shown' }),
    ]),
    commit(`contact of a concern update, ${state}`, nobody, () => [
      { type: 'update', path: contact, changes: { phone: '+233201111111' } },
    ]),
    commit(`contact of a concern delete, ${state}`, nobody, () => [remove(contact)]),
    commit(`concerns delete, ${state}`, nobody, () => [remove(record)]),
    commit(`notes of a concern delete, ${state}`, nobody, () => [remove(noteOf)]),
    commit(
      `concerns delete with all that belongs to them, ${state}`,
      state === 'junk' ? onDuty : nobody,
      (letter) => [
        remove(record),
        remove(contact),
        remove(tracking),
        remove(noteOf),
        logChange({
          id: deletionId('c1'),
          by: asOffice(letter),
          record,
          event: recordDeleted,
          before: { state: 'junk' },
        }),
      ],
    ),
    commit(`concerns delete without their contact, ${state}`, nobody, (letter) => [
      remove(record),
      remove(tracking),
      remove(noteOf),
      logChange({
        id: deletionId('c1'),
        by: asOffice(letter),
        record,
        event: recordDeleted,
        before: { state: 'junk' },
      }),
    ]),
    commit(`concerns update of the words, ${state}`, nobody, () => [
      { type: 'update', path: record, changes: { words: 'Something else', updatedAt: serverTime } },
    ]),
  ];
};

const { get, list, commit } = rowsOn(world);
const onReceived = rowsOn(concernIn('received'));

/** The lead after the role was taken away by hand, with the duty left in the document. */
const former: Documents = {
  ...concernIn('received'),
  'roles/office-3': { role: 'none', name: 'Office 3', duties: ['safeguarding'] },
};
/** A tutor whose role document names the duty. */
const tutorWithDuty: Documents = {
  ...concernIn('received'),
  'roles/demo-tutor': { role: 'tutor', name: 'Tutor 1', duties: ['safeguarding'] },
};

/** As an older version stored it: the contact in the record. */
const { [contact]: _contact, ...rest } = concernIn('received');
const { hasContact: _hasContact, ...olderRecord } = rest[record] ?? {};
const older: Documents = { ...rest, [record]: { ...olderRecord, ...left } };

/** The writes of sending with other fields in the record. */
const sendWith = (fields: DocumentData, sent: Partial<typeof left> = {}): readonly Write[] =>
  sendConcern(ref, sent).map((write) =>
    write.type === 'create' && write.path === record
      ? { ...write, data: { ...write.data, ...fields } }
      : write,
  );

/** The writes of sending with another contact. */
const sendContact = (data: DocumentData): readonly Write[] =>
  sendConcern(ref, left).map((write) =>
    write.type === 'create' && write.path === contact ? { ...write, data } : write,
  );

const publish = (fields: object): readonly Write[] => [
  { type: 'create', path: 'settings/safeguarding', data: { updatedAt: serverTime, ...fields } },
];

export const concernRows: readonly Row[] = [
  list('concerns', onDuty),
  list(`${record}/notes`, onDuty),
  get('concerns get, missing', record, onDuty),
  commit('concerns create', everybody, () => sendConcern(ref)),
  commit('concerns create, with a name and contacts', everybody, () => sendConcern(ref, left)),
  ...Object.entries(left).flatMap(([field, value]) => [
    commit(`concerns create, with the ${field} alone`, everybody, () => sendConcern(ref, { [field]: value })),
    commit(`concerns create, with the ${field} in the record`, nobody, () => sendWith({ [field]: value })),
  ]),
  commit('concerns create, of a student about a homework question', everybody, () =>
    sendWith({ source: 'student', about: '7b1f8a0c-2a35-4d0e-8f0e-7b7d7a0c2f19' }),
  ),
  commit('concerns create, of somebody unknown', nobody, () => sendWith({ source: 'neighbour' })),
  commit('concerns create, with a contact that the record denies', nobody, () =>
    sendWith({ hasContact: false }, left),
  ),
  commit('concerns create, without the contact that the record tells of', nobody, () =>
    sendWith({ hasContact: true }),
  ),
  commit('concerns create, which does not say whether there is a contact', nobody, () =>
    sendConcern(ref).map((write) => {
      if (write.type !== 'create' || write.path !== record) return write;
      const { hasContact: _said, ...data } = write.data;
      return { ...write, data };
    }),
  ),
  commit('contact of a concern create, empty', nobody, () => sendContact({ name: '', phone: '', email: '' })),
  commit('contact of a concern create, with a field more', nobody, () =>
    sendContact({ ...left, town: 'Ho' }),
  ),
  commit('contact of a concern create alone', nobody, () =>
    sendConcern(ref, left).filter(({ path }) => path === contact),
  ),
  rowsOn({ ...world, ...documentsOf(sendConcern(ref)) }).commit(
    'contact of a concern create, later',
    nobody,
    () => sendConcern(ref, left).filter(({ path }) => path === contact),
  ),
  rowsOn(older).get('concerns get, of an older version', record, onDuty),
  rowsOn(older).commit('concerns of an older version, moved on', onDuty, (letter) =>
    move(transitions[0], asOffice(letter)),
  ),
  ...['begun', 'done'].map((stage) =>
    rowsOn({ ...older, [record]: { ...older[record], removal: 'begun' } }).commit(
      stage === 'done'
        ? 'a concern of an older version removed'
        : 'a concern of an older version removed but for its phone',
      stage === 'done' ? onDuty : nobody,
      (letter) =>
        logUpdate({
          id: createChangeId(),
          by: asOffice(letter),
          record,
          event: personRemoved,
          changes: {
            words: '',
            name: '',
            email: '',
            ...(stage === 'done' && { phone: '' }),
            removal: 'done',
          },
        }),
    ),
  ),
  commit('concerns create without words', nobody, () => sendConcern(ref, { words: '' })),
  commit('concerns create without tracking', nobody, () => sendConcern(ref).slice(0, 1)),
  commit('tracking of a concern without it', nobody, () => sendConcern(ref).slice(1)),
  onReceived.commit('concerns create again', nobody, () => sendConcern(ref)),
  rowsOn(former).get('contact of a concern get, with a duty that outlived its role', contact, onDuty),
  rowsOn(former).get('concerns get, with a duty that outlived its role', record, onDuty),
  rowsOn(tutorWithDuty).get('concerns get, with the duty on the role of a tutor', record, onDuty),
  ...transitions.flatMap(transitionsOf),
  ...['received', 'called', 'referred', 'closed', 'junk'].flatMap(restIn),
  get('settings get, whether somebody is on duty', 'settings/safeguarding', everybody),
  commit('settings create, that somebody is on duty', theOffice, () => publish({ isOnDuty: true })),
  commit('settings create, that somebody is on duty, with a name', nobody, () =>
    publish({ isOnDuty: true, name: 'Ama' }),
  ),
  commit('settings create, figures in place of the duty', nobody, () => publish({ bySubject: {} })),
];
