import { createChangeId, logUpdate, personRemoved } from '../../src/entities/change-log';
import {
  applicantContactPath,
  applicantPath,
  linkApplicant,
  personalFieldsOfApplication,
  refereesPath,
  tutorApplicationPath,
} from '../../src/entities/tutor-application';
import { phoneTailPath } from '@/entities/phone-tail';
import type { DocumentData, Write } from '@/shared/backend';
import { emptyFields } from '@/shared/fields';
import { newApplicationCode, sampleApplication, sampleFiles, sendApplication } from '../samples/applications';
import { documentsOf, type Documents } from './attempt';
import { asOffice, idOf, world, type Letter } from './matrix-people';
import { nobody, rowsOn, theOffice, type Row } from './matrix-row';

const ref = newApplicationCode();
const record = tutorApplicationPath(ref);
const contact = applicantContactPath(ref);

/** With the address of P's account. */
const ofP = { ...sampleApplication, email: 'kofi@lifeline.example' };
const { phone, email } = ofP;

const sent = documentsOf(sendApplication(ref, sampleFiles, ofP));
const unlinked: Documents = { ...world, ...sent };
const linked: Documents = {
  ...unlinked,
  [applicantPath('kofi')]: { ref, updatedAt: '2026-03-09T16:12:00.000Z' },
};

/** As older versions stored it: the contact stands in the profile. */
const older: Documents = {
  ...Object.fromEntries(
    Object.entries(unlinked).filter(([path]) => ![contact, phoneTailPath(ref)].includes(path)),
  ),
  [record]: { ...sent[record], profile: { ...(sent[record]?.profile as object), phone, email } },
};

/** The office has taken away what hangs on the record of an older version. */
const olderInRemoval: Documents = {
  ...Object.fromEntries(Object.entries(older).filter(([path]) => path !== refereesPath(ref))),
  [record]: { ...older[record], removal: 'begun' },
};

const emptied = (but?: string): DocumentData =>
  Object.fromEntries(
    Object.entries(emptyFields(older[record] ?? {}, personalFieldsOfApplication)).filter(
      ([path]) => path !== but,
    ),
  );

const removal = (letter: Letter, changes: DocumentData): readonly Write[] =>
  logUpdate({
    id: createChangeId(),
    by: asOffice(letter),
    record,
    event: personRemoved,
    changes: { ...changes, removal: 'done' },
  });

/** The writes of sending, with the contact in the profile too. */
const withContactInProfile = (fields: object): readonly Write[] =>
  sendApplication(ref).map((write) =>
    write.type === 'create' && write.path === record
      ? { ...write, data: { ...write.data, profile: { ...(write.data.profile as object), ...fields } } }
      : write,
  );

const { commit } = rowsOn(world);
const onLinked = rowsOn(linked);
const onUnlinked = rowsOn(unlinked);

/** Who reads how to reach an applicant, and which account is the applicant's. */
export const applicantRows: readonly Row[] = [
  commit('tutorApplications create without contact', nobody, () =>
    sendApplication(ref).filter(({ path }) => path !== contact),
  ),
  commit('tutorApplications create with the phone in the profile', nobody, () =>
    withContactInProfile({ phone }),
  ),
  commit('tutorApplications create with the email in the profile', nobody, () =>
    withContactInProfile({ email }),
  ),
  commit('tutorApplications contact create alone', nobody, () =>
    sendApplication(ref).filter(({ path }) => path === contact),
  ),
  rowsOn(older).commit('tutorApplications contact create beside an older record', nobody, () =>
    sendApplication(ref).filter(({ path }) => path === contact),
  ),
  onLinked.get('tutorApplications contact get', contact, 'PAC'),
  onLinked.commit('tutorApplications contact update', nobody, () => [
    { type: 'update', path: contact, changes: { phone: '+233201111111' } },
  ]),
  onLinked.commit('tutorApplications contact delete', nobody, () => [{ type: 'delete', path: contact }]),
  onUnlinked.get('tutorApplications get, not linked', record, theOffice),
  onUnlinked.get('tutorApplications contact get, not linked', contact, theOffice),
  onUnlinked.commit('applicants create', 'P', (letter) => [linkApplicant(idOf(letter), ref, true)]),
  onUnlinked.commit('applicants create, somebody else’s', nobody, (letter) => [
    linkApplicant(letter === 'P' ? 'demo-tutor' : 'kofi', ref, true),
  ]),
  onUnlinked.commit('applicants create with a code that nobody has', nobody, (letter) => [
    linkApplicant(idOf(letter), newApplicationCode(), true),
  ]),
  rowsOn(older).commit('applicants create, of an older version', 'P', (letter) => [
    linkApplicant(idOf(letter), ref, true),
  ]),
  onLinked.get('applicants get', applicantPath('kofi'), 'PAC'),
  onLinked.list('applicants', nobody),
  onLinked.commit('applicants delete', nobody, () => [{ type: 'delete', path: applicantPath('kofi') }]),
  rowsOn(olderInRemoval).commit('an application of an older version removed', theOffice, (letter) =>
    removal(letter, emptied()),
  ),
  rowsOn(olderInRemoval).commit(
    'an application of an older version removed but for its phone',
    nobody,
    (letter) => removal(letter, emptied('profile.phone')),
  ),
];
