import { tuitionRequestPath } from '../../src/entities/tuition-request';
import { transitionRequest, newTuitionCode, sendRequest } from '../samples/records';
import { documentsOf, hoursAgo, type Documents } from './attempt';
import { asCodeHolder, asOffice, world } from './matrix-people';
import { nobody, rowsOn, theOffice, theOthers, type Row } from './matrix-row';

const ref = newTuitionCode();
const record = tuitionRequestPath(ref);
const tracking = `tracking/${ref}`;

/** A request whose family was asked this many days ago. */
function asked(days: number): Documents {
  const sent = documentsOf(sendRequest(ref));
  return {
    ...world,
    ...sent,
    [record]: { ...sent[record], state: 'asking', movedAt: hoursAgo(24 * days) },
    [tracking]: { ...sent[tracking], state: 'asking' },
  };
}

const soon = rowsOn(asked(13));
const late = rowsOn(asked(15));
const { commit } = rowsOn({ ...world, ...documentsOf(sendRequest(ref)) });

/** A family has two weeks to answer; the office may lapse the request only afterwards. */
export const interestRows: readonly Row[] = [
  soon.commit('tuitionRequests lapsed after 13 days, by the office', nobody, (letter) =>
    transitionRequest(ref, 'asking', 'lapsed', asOffice(letter)),
  ),
  late.commit('tuitionRequests lapsed after 15 days, by the office', theOffice, (letter) =>
    transitionRequest(ref, 'asking', 'lapsed', asOffice(letter)),
  ),
  late.commit('tuitionRequests lapsed after 15 days, by the code', nobody, () =>
    transitionRequest(ref, 'asking', 'lapsed', asCodeHolder),
  ),
  late.commit('tuitionRequests still wanted after 15 days, by the code', theOthers, () =>
    transitionRequest(ref, 'asking', 'reviewing', asCodeHolder),
  ),
  late.commit('tuitionRequests lapsed without its line', nobody, (letter) =>
    transitionRequest(ref, 'asking', 'lapsed', asOffice(letter)).slice(0, 2),
  ),
  commit('tuitionRequests lapsed without having been asked', nobody, (letter) =>
    transitionRequest(ref, 'submitted', 'lapsed', asOffice(letter)),
  ),
];
