import { enquiryPath } from '../../src/entities/enquiry';
import { indexContact, phoneTailPath } from '@/entities/phone-tail';
import type { DocumentData, Write } from '@/shared/backend';
import { newApplicationCode, sendApplication } from '../samples/applications';
import { applyFor, newJobApplicationCode, newPostCode, postWith } from '../samples/jobs';
import {
  newConcernCode,
  newEnquiryCode,
  newTuitionCode,
  sendConcern,
  sendEnquiry,
  sendRequest,
} from '../samples/records';
import { documentsOf } from './attempt';
import { world } from './matrix-people';
import { everybody, nobody, rowsOn, theOffice, type Row } from './matrix-row';

const phone = '+233241234567';
const [request, enquiry, application, concern] = [
  newTuitionCode(),
  newEnquiryCode(),
  newApplicationCode(),
  newConcernCode(),
];

const post = newPostCode();
const anyone = rowsOn({ ...world, ...postWith(post) });
const sent = rowsOn({ ...world, ...documentsOf(sendEnquiry(enquiry)) });
const tail = phoneTailPath(enquiry);

/** An enquiry whose phone is indexed with these fields. */
const indexedAs = (data: DocumentData): readonly Write[] =>
  sendEnquiry(enquiry).map((write) =>
    write.type === 'create' && write.path === tail ? { ...write, data } : write,
  );

/** An enquiry that is stored without the end of its phone, as older versions sent it. */
const { [tail]: _tail, ...withoutTail } = documentsOf(sendEnquiry(enquiry));

const others: readonly (readonly [what: string, batch: readonly Write[]])[] = [
  ['a request', sendRequest(request)],
  ['an enquiry', sendEnquiry(enquiry)],
  ['an application', sendApplication(application)],
  ['an application for a post', applyFor(post, newJobApplicationCode())],
];

/** Who finds a record by the end of its phone. */
export const phoneTailRows: readonly Row[] = [
  sent.get('phoneTails get', tail, theOffice),
  sent.list('phoneTails', theOffice),
  ...others.map(([what, batch]) => anyone.commit(`phoneTails create, with ${what}`, everybody, () => batch)),
  ...others.map(([what, batch]) =>
    anyone.commit(`phoneTails create, without ${what}`, nobody, () =>
      batch.filter(({ path }) => path.startsWith('phoneTails/')),
    ),
  ),
  ...others.map(([what, batch]) =>
    anyone.commit(`${what} create, without its phoneTails`, everybody, () =>
      batch.filter(({ path }) => !path.startsWith('phoneTails/')),
    ),
  ),
  anyone.commit('phoneTails create, with a worry about a child', nobody, () => [
    ...sendConcern(concern, { phone }),
    ...indexContact(concern, { phone, name: '' }),
  ]),
  anyone.commit('phoneTails create, of another enquiry', nobody, () => [
    ...sendEnquiry(enquiry),
    ...indexContact(newEnquiryCode(), { phone, name: '' }),
  ]),
  anyone.commit('phoneTails create, with the whole number', nobody, () => indexedAs({ digits: phone })),
  anyone.commit('phoneTails create, with three digits', nobody, () => indexedAs({ digits: '567' })),
  anyone.commit('phoneTails create, with a name and no phone', everybody, () =>
    indexedAs({ digits: '', names: ['ama', 'owusu', 'ama-owusu'] }),
  ),
  anyone.commit('phoneTails create, with the name as it is written', nobody, () =>
    indexedAs({ digits: '4567', names: ['Ama Owusu'] }),
  ),
  anyone.commit('phoneTails create, with one key twice', nobody, () =>
    indexedAs({ digits: '4567', names: ['ama', 'ama'] }),
  ),
  anyone.commit('phoneTails create, with more keys than a name has', nobody, () =>
    indexedAs({ digits: '4567', names: Array.from('abcdefghijk', (letter) => `a${letter}`) }),
  ),
  anyone.commit('phoneTails create, with a field more', nobody, () => indexedAs({ digits: '4567', phone })),
  rowsOn({ ...world, ...withoutTail }).commit('phoneTails create, later', nobody, () =>
    indexContact(enquiry, { phone, name: '' }),
  ),
  sent.commit('phoneTails update', nobody, () => [
    { type: 'update', path: tail, changes: { digits: '1111' } },
  ]),
  sent.commit('phoneTails delete', nobody, () => [{ type: 'delete', path: tail }]),
  rowsOn({
    ...world,
    ...documentsOf(sendEnquiry(enquiry)),
    [enquiryPath(enquiry)]: { state: 'junk', lastChange: 'c1' },
  }).commit('phoneTails delete, of junk, alone', nobody, () => [{ type: 'delete', path: tail }]),
];
