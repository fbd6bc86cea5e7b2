import { enquiryPath } from '../../src/entities/enquiry';
import { jobApplicationPath } from '../../src/entities/jobs/job-application';
import { tutorApplicationPath, type ApplicationFile } from '../../src/entities/tutor-application';
import { pieceBytes, type DocumentData, type Write } from '@/shared/backend';
import { newApplicationCode, sendApplication } from '../samples/applications';
import { newEnquiryCode, sendEnquiry } from '../samples/records';
import { applyFor, newJobApplicationCode, newPostCode, sampleCv } from '../samples/jobs';
import { documentsOf, type Documents } from './attempt';
import { approveTutor } from '../samples/offers';
import { asOffice, world } from './matrix-people';
import { everybody, nobody, rowsOn, theOffice, type Row } from './matrix-row';

const ref = newApplicationCode();
const owner = tutorApplicationPath(ref);
const enquiry = newEnquiryCode();
const id = '6a0c2f4e-6a4b-4a52-9a5f-0d5a3d8f1c66';
const file = `files/${id}`;
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

const papers = (bytes: number): readonly ApplicationFile[] => [
  {
    kind: 'ghana-card',
    id,
    name: facts.name,
    type: 'application/pdf',
    size: bytes,
  },
];
const applied = (bytes: number): Documents => ({
  ...world,
  ...documentsOf(sendEnquiry(enquiry)),
  ...documentsOf(sendApplication(ref, papers(bytes))),
});
const sent = applied(size);
/** Papers are requested that the application does not name yet. */
const asked: Documents = { ...sent, [owner]: { ...sent[owner], state: 'papers' } };
const half: Documents = { ...sent, [file]: facts, [`${file}/pieces/1`]: piece(5) };
const whole: Documents = { ...half, [`${file}/pieces/0`]: piece(pieceBytes) };
const complete: Documents = { ...whole, [file]: { ...facts, state: 'complete' } };

const create = (path: string, data: DocumentData): readonly Write[] => [{ type: 'create', path, data }];
const change = (changes: DocumentData): readonly Write[] => [{ type: 'update', path: file, changes }];
const begin = (with_: DocumentData) => create(file, { ...facts, ...with_ });

const profile = 'tutors/demo-tutor';
const withProfile: Documents = { ...sent, ...documentsOf(approveTutor('demo-tutor', asOffice('A'))) };
const photo = (state: string): Documents => ({
  ...withProfile,
  [file]: { ...facts, owner: profile, state },
  [`${file}/pieces/1`]: piece(5),
});
const shown = rowsOn(photo('complete'));
const coming = rowsOn(photo('uploading'));

const on = { sent: rowsOn(sent), half: rowsOn(half), whole: rowsOn(whole), complete: rowsOn(complete) };

const jobApplication = newJobApplicationCode();
const cvOwner = jobApplicationPath(jobApplication);
const cv = `files/${sampleCv.id}`;
const cvFacts = { ...facts, owner: cvOwner, name: sampleCv.name, size: sampleCv.size };
const withCv: Documents = { ...world, ...documentsOf(applyFor(newPostCode(), jobApplication)) };

/** A CV comes by the application that names it, as papers do. */
const cvRows: readonly Row[] = [
  rowsOn(withCv).commit('files create, of a CV', everybody, () => create(cv, cvFacts)),
  rowsOn(withCv).commit('files create, of a CV that is not named', nobody, () =>
    create('files/6a0c2f4e-6a4b-4a52-9a5f-0d5a3d8f1c67', cvFacts),
  ),
  rowsOn(withCv).commit('files create, of a CV with another type', nobody, () =>
    create(cv, { ...cvFacts, type: 'image/png' }),
  ),
  rowsOn({ ...withCv, [cv]: { ...cvFacts, state: 'complete' } }).get('files get, of a CV', cv, theOffice),
];

export const fileRows: readonly Row[] = [
  on.sent.get('files get, missing', file, everybody),
  on.half.get('files get, uploading', file, everybody),
  on.complete.get('files get, complete', file, theOffice),
  on.half.get('pieces get, missing', `${file}/pieces/0`, everybody),
  on.half.get('pieces get, uploading', `${file}/pieces/1`, theOffice),
  on.complete.get('pieces get, complete', `${file}/pieces/1`, theOffice),
  on.complete.list('files', theOffice),
  on.complete.list(`${file}/pieces`, nobody),
  on.sent.commit('files create', everybody, () => begin({})),
  on.sent.commit('files create, of a record that is not there', nobody, () =>
    begin({ owner: tutorApplicationPath(newApplicationCode()) }),
  ),
  on.sent.commit('files create, of an enquiry', nobody, () => begin({ owner: enquiryPath(enquiry) })),
  on.sent.commit('files create, that the application does not name', nobody, () =>
    create('files/6a0c2f4e-6a4b-4a52-9a5f-0d5a3d8f1c67', facts),
  ),
  on.sent.commit('files create, under another name', nobody, () => begin({ name: 'other.pdf' })),
  on.sent.commit('files create, of another size', nobody, () => begin({ size: size - 1 })),
  rowsOn(asked).commit('files create, of papers that were asked for', everybody, () =>
    begin({ name: 'other.pdf' }),
  ),
  rowsOn(asked).commit('files create, with markup for a name', nobody, () =>
    begin({ name: '<img src=x onerror=alert(1)>.pdf' }),
  ),
  ...cvRows,
  on.sent.commit('files create, of a role', nobody, () => begin({ owner: 'roles/demo-admin' })),
  rowsOn(applied(5 * 1024 * 1024)).commit('files create, of 5 MB', everybody, () =>
    begin({ size: 5 * 1024 * 1024 }),
  ),
  on.sent.commit('files create, of more than 5 MB', nobody, () => begin({ size: 5 * 1024 * 1024 + 1 })),
  on.sent.commit('files create, of nothing', nobody, () => begin({ size: 0 })),
  on.sent.commit('files create, of a page', nobody, () => begin({ type: 'text/html' })),
  on.sent.commit('files create, complete at once', nobody, () => begin({ state: 'complete' })),
  on.half.commit('pieces create', everybody, () => create(`${file}/pieces/0`, piece(pieceBytes))),
  on.half.commit('pieces create, too short', nobody, () => create(`${file}/pieces/0`, piece(5))),
  on.half.commit('pieces create, one more', nobody, () => create(`${file}/pieces/2`, piece(5))),
  on.half.commit('pieces create, again', nobody, () => create(`${file}/pieces/1`, piece(5))),
  on.complete.commit('pieces create, complete', nobody, () => create(`${file}/pieces/0`, piece(pieceBytes))),
  on.half.commit('files → complete, with a piece missing', nobody, () => change({ state: 'complete' })),
  on.whole.commit('files → complete', everybody, () => change({ state: 'complete' })),
  on.whole.commit('files → complete, with another hash', nobody, () =>
    change({ state: 'complete', sha256: 'b'.repeat(64) }),
  ),
  on.complete.commit('files complete → uploading', nobody, () => change({ state: 'uploading' })),
  rowsOn(withProfile).commit('files create, of a profile', theOffice, () => begin({ owner: profile })),
  shown.get('files get, of a profile', file, everybody),
  shown.get('pieces get, of a profile', `${file}/pieces/1`, everybody),
  coming.get('pieces get, of a profile that comes', `${file}/pieces/1`, theOffice),
  coming.commit('pieces create, of a profile', theOffice, () =>
    create(`${file}/pieces/0`, piece(pieceBytes)),
  ),
  rowsOn({ ...photo('complete'), [profile]: { ...withProfile[profile], photo: id } }).commit(
    'files delete, of a profile that shows it',
    nobody,
    () => [{ type: 'delete', path: file }],
  ),
  shown.commit('files delete, of a profile that shows it no more', theOffice, () => [
    { type: 'delete', path: file },
  ]),
  shown.commit('pieces delete, of a profile that shows it no more', theOffice, () => [
    { type: 'delete', path: `${file}/pieces/1` },
  ]),
  on.complete.commit('files delete', nobody, () => [{ type: 'delete', path: file }]),
  on.complete.commit('pieces delete', nobody, () => [{ type: 'delete', path: `${file}/pieces/0` }]),
];
