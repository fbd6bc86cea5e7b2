import { enquiryPath } from '@/entities/enquiry';
import { pieceBytes, type DocumentData, type Write } from '@/shared/backend';
import { newEnquiryCode, sendEnquiry } from '../samples/records';
import { documentsOf, type Documents } from './attempt';
import { approveTutor } from '../samples/offers';
import { asOffice, world } from './matrix-people';
import { everybody, nobody, rowsOn, theOffice, type Row } from './matrix-row';

const ref = newEnquiryCode();
const owner = enquiryPath(ref);
const size = pieceBytes + 5;
const facts = {
  owner,
  name: 'note.pdf',
  type: 'application/pdf',
  size,
  sha256: 'a'.repeat(64),
  state: 'uploading',
};
const piece = (length: number) => ({ bytes: new Uint8Array(length) });

const sent: Documents = { ...world, ...documentsOf(sendEnquiry(ref)) };
const half: Documents = { ...sent, 'files/f': facts, 'files/f/pieces/1': piece(5) };
const whole: Documents = { ...half, 'files/f/pieces/0': piece(pieceBytes) };
const complete: Documents = { ...whole, 'files/f': { ...facts, state: 'complete' } };

const create = (path: string, data: DocumentData): readonly Write[] => [{ type: 'create', path, data }];
const change = (changes: DocumentData): readonly Write[] => [{ type: 'update', path: 'files/f', changes }];
const begin = (with_: DocumentData) => create('files/f', { ...facts, ...with_ });

const profile = 'tutors/demo-tutor';
const withProfile: Documents = { ...sent, ...documentsOf(approveTutor('demo-tutor', asOffice('A'))) };
const photo = (state: string): Documents => ({
  ...withProfile,
  'files/f': { ...facts, owner: profile, state },
  'files/f/pieces/1': piece(5),
});
const shown = rowsOn(photo('complete'));
const coming = rowsOn(photo('uploading'));

const on = { sent: rowsOn(sent), half: rowsOn(half), whole: rowsOn(whole), complete: rowsOn(complete) };

export const fileRows: readonly Row[] = [
  on.sent.get('files get, missing', 'files/f', everybody),
  on.half.get('files get, uploading', 'files/f', everybody),
  on.complete.get('files get, complete', 'files/f', theOffice),
  on.half.get('pieces get, missing', 'files/f/pieces/0', everybody),
  on.half.get('pieces get, uploading', 'files/f/pieces/1', theOffice),
  on.complete.get('pieces get, complete', 'files/f/pieces/1', theOffice),
  on.complete.list('files', nobody),
  on.complete.list('files/f/pieces', nobody),
  on.sent.commit('files create', everybody, () => begin({})),
  on.sent.commit('files create, of a record that is not there', nobody, () =>
    begin({ owner: enquiryPath(newEnquiryCode()) }),
  ),
  on.sent.commit('files create, of a role', nobody, () => begin({ owner: 'roles/demo-admin' })),
  on.sent.commit('files create, of 5 MB', everybody, () => begin({ size: 5 * 1024 * 1024 })),
  on.sent.commit('files create, of more than 5 MB', nobody, () => begin({ size: 5 * 1024 * 1024 + 1 })),
  on.sent.commit('files create, of nothing', nobody, () => begin({ size: 0 })),
  on.sent.commit('files create, of a page', nobody, () => begin({ type: 'text/html' })),
  on.sent.commit('files create, complete at once', nobody, () => begin({ state: 'complete' })),
  on.half.commit('pieces create', everybody, () => create('files/f/pieces/0', piece(pieceBytes))),
  on.half.commit('pieces create, too short', nobody, () => create('files/f/pieces/0', piece(5))),
  on.half.commit('pieces create, one more', nobody, () => create('files/f/pieces/2', piece(5))),
  on.half.commit('pieces create, again', nobody, () => create('files/f/pieces/1', piece(5))),
  on.complete.commit('pieces create, complete', nobody, () => create('files/f/pieces/0', piece(pieceBytes))),
  on.half.commit('files → complete, with a piece missing', nobody, () => change({ state: 'complete' })),
  on.whole.commit('files → complete', everybody, () => change({ state: 'complete' })),
  on.whole.commit('files → complete, with another hash', nobody, () =>
    change({ state: 'complete', sha256: 'b'.repeat(64) }),
  ),
  on.complete.commit('files complete → uploading', nobody, () => change({ state: 'uploading' })),
  rowsOn(withProfile).commit('files create, of a profile', theOffice, () => begin({ owner: profile })),
  shown.get('files get, of a profile', 'files/f', everybody),
  shown.get('pieces get, of a profile', 'files/f/pieces/1', everybody),
  coming.get('pieces get, of a profile that comes', 'files/f/pieces/1', theOffice),
  coming.commit('pieces create, of a profile', theOffice, () =>
    create('files/f/pieces/0', piece(pieceBytes)),
  ),
  on.complete.commit('files delete', nobody, () => [{ type: 'delete', path: 'files/f' }]),
  on.complete.commit('pieces delete', nobody, () => [{ type: 'delete', path: 'files/f/pieces/0' }]),
];
