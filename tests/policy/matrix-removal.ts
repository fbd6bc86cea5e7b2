import { createChangeId, logUpdate, personRemoved, removalBegun } from '../../src/entities/change-log';
import { concernContactPath, personalFieldsOfConcern } from '../../src/entities/concern';
import {
  consultationContactPath,
  personalFieldsOfConsultation,
} from '../../src/entities/consultancy/consultation';
import { enquiryContactPath, personalFieldsOfEnquiry } from '../../src/entities/enquiry';
import {
  jobApplicantContactPath,
  jobRefereesPath,
  personalFieldsOfJobApplication,
} from '../../src/entities/jobs/job-application';
import { askerLinkPath, personalFieldsOfHomeworkQuestion } from '../../src/entities/homework/question';
import { personalFieldsOfJobReport } from '../../src/entities/jobs/job-report';
import { personalFieldsOfRequest, guardianContactPath } from '../../src/entities/tuition-request';
import { personalFieldsOfTutor } from '../../src/entities/tutor';
import {
  applicantContactPath,
  personalFieldsOfApplication,
  refereesPath,
} from '../../src/entities/tutor-application';
import { phoneTailPath } from '@/entities/phone-tail';
import { serverTime, type DocumentData, type Write } from '@/shared/backend';
import { emptyFields, type PersonalFields } from '@/shared/fields';
import { without } from './attempt';
import { accountRemovalRows } from './matrix-account-removal';
import { asOffice, type Letter } from './matrix-people';
import { nobody, rowsOn, theOffice, type Row } from './matrix-row';
import {
  atStage,
  everything,
  officeLine,
  othersInvitation,
  ownInvitation,
  roots,
  stays,
  type Root,
} from './removal-documents';
import { goes } from './removal-gone';

/** The colleague has the duty `safeguarding`. */
const mayRemove = (root: Root) => (root === 'concern' ? 'C' : theOffice);

const fieldsOf: Readonly<Record<Root, PersonalFields>> = {
  request: personalFieldsOfRequest,
  enquiry: personalFieldsOfEnquiry,
  concern: personalFieldsOfConcern,
  application: personalFieldsOfApplication,
  jobApplication: personalFieldsOfJobApplication,
  jobReport: personalFieldsOfJobReport,
  consultation: personalFieldsOfConsultation,
  homework: personalFieldsOfHomeworkQuestion,
  tutor: personalFieldsOfTutor,
};

const codeOf = (root: Root) => roots[root].split('/')[1] ?? '';

/** The documents with contacts, which go first. */
export const contactsOf: Readonly<Record<Root, readonly string[]>> = {
  request: [guardianContactPath(codeOf('request')), phoneTailPath(codeOf('request'))],
  enquiry: [enquiryContactPath(codeOf('enquiry')), phoneTailPath(codeOf('enquiry'))],
  application: [
    refereesPath(codeOf('application')),
    applicantContactPath(codeOf('application')),
    phoneTailPath(codeOf('application')),
  ],
  concern: [concernContactPath(codeOf('concern'))],
  jobApplication: [
    jobApplicantContactPath(codeOf('jobApplication')),
    jobRefereesPath(codeOf('jobApplication')),
    phoneTailPath(codeOf('jobApplication')),
  ],
  jobReport: [],
  homework: [askerLinkPath(codeOf('homework'))],
  consultation: [consultationContactPath(codeOf('consultation')), phoneTailPath(codeOf('consultation'))],
  tutor: [],
};

const step = (root: Root, letter: Letter, event: string, changes: DocumentData): readonly Write[] =>
  logUpdate({ id: createChangeId(), by: asOffice(letter), record: roots[root], event, changes });

export const begin = (root: Root, letter: Letter, more: DocumentData = {}) =>
  step(root, letter, removalBegun, { removal: 'begun', ...more });

const allEmpty = (root: Root) => emptyFields(everything[roots[root]] ?? {}, fieldsOf[root]);

export const finish = (root: Root, letter: Letter, more: DocumentData = {}) =>
  step(root, letter, personRemoved, { ...allEmpty(root), removal: 'done', ...more });

/** A field of each record that stays. */
const otherField: Readonly<Record<Root, DocumentData>> = {
  request: { 'learner.age': 9 },
  enquiry: { topic: 'complaint' },
  concern: { source: 'tutor' },
  application: { rate: 1 },
  jobApplication: { sentAt: '2020-01-01T00:00:00.000Z' },
  jobReport: { reason: 'other' },
  consultation: { decides: 'board' },
  homework: { helped: 'no' },
  tutor: { price: 1 },
};

const rootRows = (Object.keys(roots) as Root[]).flatMap((root): readonly Row[] => {
  const may = mayRemove(root);
  const begun = without(atStage('begun', root), contactsOf[root]);
  const on = { untouched: rowsOn(everything), begun: rowsOn(begun) };
  const [firstField = ''] = Object.keys(allEmpty(root));
  const was = (everything[roots[root]] ?? {}) as Record<string, unknown>;
  const [top = '', inner] = firstField.split('.');
  const old = inner === undefined ? was[top] : (was[top] as Record<string, unknown>)[inner];
  return [
    on.untouched.commit(`removal of a ${root}, begun`, may, (letter) => begin(root, letter)),
    on.untouched.commit(`removal of a ${root}, begun with another field`, nobody, (letter) =>
      begin(root, letter, otherField[root]),
    ),
    on.untouched.commit(`removal of a ${root}, begun without a line`, nobody, (letter) =>
      begin(root, letter).slice(0, 1),
    ),
    on.untouched.commit(`removal of a ${root}, done before it is begun`, nobody, (letter) =>
      finish(root, letter),
    ),
    on.begun.commit(`removal of a ${root}, done`, may, (letter) => finish(root, letter)),
    on.begun.commit(`removal of a ${root}, done without a line`, nobody, (letter) =>
      finish(root, letter).slice(0, 1),
    ),
    on.begun.commit(`removal of a ${root}, done with another field`, nobody, (letter) =>
      finish(root, letter, otherField[root]),
    ),
    on.begun.commit(`removal of a ${root}, done but for one field`, nobody, (letter) =>
      finish(root, letter, { [firstField]: old }),
    ),
    on.begun.commit(`removal of a ${root}, called a note`, nobody, (letter) =>
      step(root, letter, 'note.added', { ...allEmpty(root), removal: 'done' }),
    ),
    ...contactsOf[root].map((left) =>
      rowsOn(
        without(
          atStage('begun', root),
          contactsOf[root].filter((path) => path !== left),
        ),
      ).commit(`removal of a ${root}, done with ${left.split('/').at(-1) ?? ''} left`, nobody, (letter) =>
        finish(root, letter),
      ),
    ),
    rowsOn(atStage('done', root)).commit(`removal of a ${root}, begun again`, may, (letter) =>
      begin(root, letter),
    ),
  ];
});

const goneRows = goes.flatMap(([what, root, path]): readonly Row[] => {
  const remove = (): readonly Write[] => [{ type: 'delete', path }];
  return [
    rowsOn(atStage('begun', root)).commit(`${what} delete, in a removal`, mayRemove(root), remove),
    rowsOn(atStage('done', root)).commit(`${what} delete, after a removal`, nobody, remove),
    rowsOn(everything).commit(`${what} delete, without a removal`, nobody, remove),
  ];
});

export const update = (path: string, changes: DocumentData): readonly Write[] => [
  {
    type: 'update',
    path,
    changes: { ...changes, ...('updatedAt' in (everything[path] ?? {}) && { updatedAt: serverTime }) },
  },
];

const emptiedRows = stays.flatMap(({ what, of, path, changes, other }): readonly Row[] => {
  const [first = ''] = Object.keys(changes);
  return [
    ...of.map((root) =>
      rowsOn(atStage('begun', root)).commit(`${what} emptied, in a removal of the ${root}`, theOffice, () =>
        update(path, changes),
      ),
    ),
    ...of.flatMap((root) => [
      rowsOn(atStage('begun', root)).commit(`${what} rewritten, in a removal of the ${root}`, nobody, () =>
        update(path, { [first]: 'Something else' }),
      ),
      rowsOn(atStage('begun', root)).commit(`${what} changed, in a removal of the ${root}`, nobody, () =>
        update(path, { ...changes, ...other }),
      ),
      rowsOn(atStage('begun', root)).commit(`${what} delete, in a removal of the ${root}`, nobody, () => [
        { type: 'delete', path },
      ]),
    ]),
    rowsOn(atStage('done', ...of)).commit(`${what} emptied, after a removal`, nobody, () =>
      update(path, changes),
    ),
    rowsOn(everything).commit(`${what} emptied, without a removal`, nobody, () => update(path, changes)),
  ];
});

const inRemoval = rowsOn(atStage('begun', 'request'));

const invitationRows: readonly Row[] = [
  inRemoval.commit('a name taken out of the own invitation', theOffice, () =>
    update(ownInvitation, { names: ['Yaw'] }),
  ),
  inRemoval.commit('a name taken out of a neighbour’s invitation', theOffice, () =>
    update(othersInvitation, { names: ['Yaw'] }),
  ),
  inRemoval.commit('a name put into an invitation', nobody, () => update(ownInvitation, { names: ['Kofi'] })),
  inRemoval.commit('a name twice in an invitation', nobody, () =>
    update(ownInvitation, { names: ['Yaw', 'Yaw', 'Kojo'] }),
  ),
  rowsOn(everything).commit('a name taken out of an invitation without a removal', nobody, () =>
    update(ownInvitation, { names: ['Yaw'] }),
  ),
];

const shownToSchool = rowsOn({
  ...without(atStage('begun', 'jobApplication'), contactsOf.jobApplication),
  [roots.jobApplication]: {
    ...atStage('begun', 'jobApplication')[roots.jobApplication],
    passed: 'schoolPages/LL-G0000000000000/passed/5b1d3f4e-6a4b-4a52-9a5f-0d5a3d8f1c77',
  },
});

const others: readonly Row[] = [
  shownToSchool.commit('removal of an applicant whom a school sees, done', nobody, (letter) =>
    finish('jobApplication', letter),
  ),
  shownToSchool.commit('removal of an applicant whom a school sees, done and emptied', nobody, (letter) =>
    finish('jobApplication', letter, { passed: '' }),
  ),
  inRemoval.commit('the name of an officer in the log emptied', nobody, () => [
    { type: 'update', path: officeLine, changes: { 'by.name': '' } },
  ]),
  rowsOn({
    ...atStage(null, 'tutor'),
    [roots.tutor]: { ...everything[roots.tutor], state: 'active' },
  }).commit('removal of a profile that everybody reads', nobody, (letter) => begin('tutor', letter)),
  rowsOn({
    ...atStage('done', 'tutor'),
    [roots.tutor]: { ...everything[roots.tutor], removal: 'done', name: '' },
  }).commit('a removed profile put back', nobody, (letter) =>
    logUpdate({
      id: createChangeId(),
      by: asOffice(letter),
      record: roots.tutor,
      event: 'tutor.reinstated',
      changes: { state: 'paused', movedAt: serverTime, suspension: { reason: '', words: '' } },
    }),
  ),
];

/** Who removes a person from which record, and how much of it. */
export const removalRows: readonly Row[] = [
  ...rootRows,
  ...goneRows,
  ...emptiedRows,
  ...invitationRows,
  ...accountRemovalRows,
  ...others,
];
