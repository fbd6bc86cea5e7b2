import { createChangeId, logChange, type ChangedBy } from '../../src/entities/change-log';
import {
  groupPath,
  invitationPath,
  nameInvitation,
  type GroupEvent,
  type InvitationEvent,
} from '../../src/entities/neighbour-group';
import { tuitionRequestPath } from '../../src/entities/tuition-request';
import type { Write } from '@/shared/backend';
import { proposeGroup } from '../samples/applications';
import { transitionOf } from '../samples/offers';
import { newTuitionCode, sendRequest } from '../samples/records';
import { documentsOf, type Documents } from './attempt';
import { asCodeHolder, asOffice, world, type Letter } from './matrix-people';
import { everybody, nobody, rowsOn, theOffice, theOthers, type Row } from './matrix-row';

const [one, other] = [newTuitionCode(), newTuitionCode()];
const id = '9a4f2b7c-11aa-4c8e-9b3e-5d1f0e2a4b44';
const group = groupPath(id);
const invitation = invitationPath(one, id);

const requests: Documents = {
  ...world,
  ...documentsOf(sendRequest(one)),
  ...documentsOf(sendRequest(other)),
};

const proposed: Documents = {
  ...requests,
  ...documentsOf(proposeGroup(id, [one, other], asOffice('A'))),
};

const stored = (path: string, state: string): Documents => ({
  ...proposed,
  [path]: { ...proposed[path], state },
});

/** All pairs of states, with the event allowed for a side. */
const pairs = <Event extends string>(
  states: readonly string[],
  transitions: Readonly<Record<string, Event>>,
) =>
  states.flatMap((from) =>
    states.flatMap((to) => (from === to ? [] : [{ from, to, event: transitions[`${from} ${to}`] }])),
  );

const groupTransitions: readonly Row[] = pairs<GroupEvent>(['proposed', 'agreed', 'dropped'], {
  'proposed agreed': 'group.agreed',
  'proposed dropped': 'group.dropped',
  'agreed dropped': 'group.dropped',
}).map(({ from, to, event }) =>
  rowsOn(stored(group, from)).commit(`groups ${from} → ${to}`, event ? theOffice : nobody, (letter) =>
    transitionOf(group, { from, to, event: event ?? 'group.agreed', by: asOffice(letter) }),
  ),
);

const invitationStates = ['invited', 'agreed', 'declined', 'closed'];

const transitionsOfInvitation = (
  whose: string,
  transitions: Readonly<Record<string, InvitationEvent>>,
  allowed: string,
  by: (letter: Letter) => ChangedBy,
): readonly Row[] =>
  pairs<InvitationEvent>(invitationStates, transitions).map(({ from, to, event }) =>
    rowsOn(stored(invitation, from)).commit(
      `invitations ${from} → ${to}, by the ${whose}`,
      event ? allowed : nobody,
      (letter) => transitionOf(invitation, { from, to, event: event ?? 'invitation.agreed', by: by(letter) }),
    ),
  );

const name = (letter: Letter): readonly Write[] => {
  const line = createChangeId();
  return [
    nameInvitation(one, id, line, ['Kojo', 'Esi']),
    logChange({ id: line, by: asOffice(letter), record: invitation, event: 'group.named' }),
  ];
};

const propose = (letter: Letter) => proposeGroup(id, [one, other], asOffice(letter));
const { list, commit } = rowsOn(requests);
const onProposed = rowsOn(proposed);

export const groupRows: readonly Row[] = [
  list('groups', theOffice),
  commit('groups create', theOffice, propose),
  commit('groups create without an invitation', nobody, (letter) => propose(letter).toSpliced(1, 1)),
  commit('groups create without its line', nobody, (letter) => propose(letter).slice(0, 3)),
  onProposed.get('groups get', group, theOffice),
  onProposed.get('invitations get', invitation, everybody),
  onProposed.list(`${tuitionRequestPath(one)}/invitations`, everybody),
  onProposed.commit('invitations names before they agreed', nobody, name),
  rowsOn(stored(invitation, 'agreed')).commit('invitations names', theOffice, name),
  onProposed.commit('invitations delete', nobody, () => [{ type: 'delete', path: invitation }]),
  onProposed.commit('groups delete', nobody, () => [{ type: 'delete', path: group }]),
  ...groupTransitions,
  ...transitionsOfInvitation(
    'family',
    { 'invited agreed': 'invitation.agreed', 'invited declined': 'invitation.declined' },
    theOthers,
    () => asCodeHolder,
  ),
  ...transitionsOfInvitation(
    'office',
    { 'invited closed': 'invitation.closed', 'agreed closed': 'invitation.closed' },
    theOffice,
    asOffice,
  ),
];
