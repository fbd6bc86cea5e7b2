import { createChangeId, logUpdate } from '../../src/entities/change-log';
import { requestAssigned, tuitionRequestPath } from '../../src/entities/tuition-request';
import type { DocumentData, Write } from '@/shared/backend';
import { newTuitionCode, sendRequest } from '../samples/records';
import { documentsOf, type Documents } from './attempt';
import { asOffice, idOf, world, type Letter } from './matrix-people';
import { nobody, rowsOn, theOffice, type Row } from './matrix-row';

const ref = newTuitionCode();
const record = tuitionRequestPath(ref);

/** A request in a state, with somebody who looks after it. */
function requestIn(state: string, more: DocumentData = {}): Documents {
  const sent = documentsOf(sendRequest(ref));
  const tracking = `tracking/${ref}`;
  return {
    ...world,
    ...sent,
    [record]: { ...sent[record], state, ...more },
    [tracking]: { ...sent[tracking], state },
  };
}

interface Given {
  readonly to: unknown;
  readonly was?: string;
  readonly changes?: DocumentData;
}

/** A request is given to somebody; the log tells whose it was and is. */
const assign = (letter: Letter, { to, was = '', changes = {} }: Given): readonly Write[] =>
  logUpdate({
    id: createChangeId(),
    by: asOffice(letter),
    record,
    event: requestAssigned,
    changes: { assignee: to, ...changes },
    line: { before: { assignee: was }, after: { assignee: String(to) } },
  });

const row = (on: Documents) => (what: string, who: string, given: (letter: Letter) => Given) =>
  rowsOn(on).commit(`request assigned ${what}`, who, (letter) => assign(letter, given(letter)));

const open = row(requestIn('reviewing'));
const theirs = row(requestIn('running', { assignee: idOf('C') }));
const colleague = { to: idOf('C') };

/** Who of the office looks after a request: the office gives it, to its own people alone. */
export const assignmentRows: readonly Row[] = [
  open('to oneself', theOffice, () => ({ to: idOf('A') })),
  open('to a colleague', theOffice, () => colleague),
  open('to a tutor', nobody, () => ({ to: idOf('T') })),
  open('to somebody who has left the office', nobody, () => ({ to: idOf('F') })),
  open('to somebody without a role', nobody, () => ({ to: idOf('P') })),
  open('to no account', nobody, () => ({ to: 7 })),
  open('to nobody, as it was', nobody, () => ({ to: '' })),
  open('as if it had been somebody else’s', nobody, () => ({ ...colleague, was: idOf('A') })),
  open('with another field', nobody, () => ({ ...colleague, changes: { school: 'Elsewhere' } })),
  open('with a move', nobody, () => ({ ...colleague, changes: { state: 'ended' } })),
  theirs('to the next', theOffice, () => ({ to: idOf('A'), was: idOf('C') })),
  theirs('to nobody', theOffice, () => ({ to: '', was: idOf('C') })),
  theirs('to the same again', nobody, () => ({ ...colleague, was: idOf('C') })),
  theirs('as if it had been nobody’s', nobody, () => ({ to: idOf('A') })),
  ...['ended', 'cancelled', 'lapsed', 'junk'].map((state) =>
    row(requestIn(state))(`once it is ${state}`, nobody, () => colleague),
  ),
  ...['begun', 'done'].map((removal) =>
    row(requestIn('reviewing', { removal }))(`once the removal is ${removal}`, nobody, () => colleague),
  ),
  rowsOn(requestIn('reviewing')).commit('request assigned without a line', nobody, (letter) =>
    assign(letter, colleague).slice(0, 1),
  ),
  rowsOn(requestIn('reviewing')).commit('request assigned as a note', nobody, (letter) =>
    logUpdate({
      id: createChangeId(),
      by: asOffice(letter),
      record,
      event: 'note.added',
      changes: { assignee: idOf('C') },
    }),
  ),
  rowsOn(world).commit('tuitionRequests create, with somebody who looks after it', nobody, () =>
    sendRequest(ref).map((write) =>
      write.type === 'create' && write.path === record
        ? { ...write, data: { ...write.data, assignee: idOf('A') } }
        : write,
    ),
  ),
];

/** An honest assignment, for forged writes and the limits of the rules. */
export const assignmentSteps = [
  ['a request that is assigned', 'A', requestIn('reviewing'), assign('A', colleague)],
] as const;
