import {
  createChangeId,
  deletionId,
  logChange,
  logUpdate,
  recordDeleted,
} from '../../src/entities/change-log';
import {
  jobApplicantContactPath,
  jobApplicationPath,
  jobRefereesPath,
} from '../../src/entities/jobs/job-application';
import { phoneTailPath } from '@/entities/phone-tail';
import { trackingPath } from '@/entities/tracking';
import type { Write } from '@/shared/backend';
import { applyFor, newJobApplicationCode } from '../samples/jobs';
import { code as job, jobIn, school, schoolIn } from '../samples/posts';
import {
  count,
  openPage,
  page,
  pageCode,
  pageIn,
  passed,
  passedOf,
  passOnSample,
  reopenPage,
  shutPage,
  takeBackSample,
} from '../samples/school-pages';
import { documentsOf, type Documents } from './attempt';
import { asCodeHolder, asOffice, world, type Letter } from './matrix-people';
import { everybody, nobody, rowsOn, theOffice, type Row } from './matrix-row';

const ref = newJobApplicationCode();
const record = jobApplicationPath(ref);

const checked: Documents = { ...world, ...schoolIn('checked'), ...jobIn('published') };
const sent = documentsOf(applyFor(job, ref));

const applied = (state: string): Documents => ({
  ...sent,
  [record]: { ...sent[record], state, lastChange: 'c1' },
  [trackingPath(ref)]: { ...sent[trackingPath(ref)], state },
});

const pageWith = (state: 'open' | 'shut', application = 'shortlisted'): Documents => ({
  ...checked,
  ...pageIn(state),
  ...applied(application),
});

/** The applicant has been passed on. */
const shownIn = (state: 'open' | 'shut', application = 'shortlisted'): Documents => {
  const on = { ...pageWith(state, application), ...passedOf(record) };
  return { ...on, [record]: { ...on[record], passed } };
};

const open = rowsOn(pageWith('open'));
const shut = rowsOn(pageWith('shut'));
const shown = rowsOn(shownIn('open'));
const stored = pageIn('open')[`${page}/posts/${job}`] ?? null;

const pages: readonly Row[] = [
  rowsOn(checked).commit('schoolPages create', theOffice, (letter) => openPage(asOffice(letter))),
  rowsOn(checked).commit('schoolPages create, with another name', nobody, (letter) =>
    openPage(asOffice(letter), { name: 'Other School' }),
  ),
  rowsOn(checked).commit('schoolPages create, of a school that is not there', nobody, (letter) =>
    openPage(asOffice(letter), { id: 'school-nowhere' }),
  ),
  rowsOn({ ...checked, ...schoolIn('unchecked', null) }).commit(
    'schoolPages create, of an unchecked school',
    nobody,
    (letter) => openPage(asOffice(letter)),
  ),
  rowsOn(checked).commit('schoolPages create, without its line', nobody, (letter) =>
    openPage(asOffice(letter)).slice(0, 1),
  ),
  open.commit('schoolPages open → shut', theOffice, (letter) => shutPage(asOffice(letter))),
  open.commit('schoolPages open → shut, by the code', nobody, () => shutPage(asCodeHolder)),
  open.commit('schoolPages open → open', nobody, (letter) => reopenPage(asOffice(letter))),
  shut.commit('schoolPages shut → open', theOffice, (letter) => reopenPage(asOffice(letter))),
  open.commit('schoolPages of another school', nobody, (letter) =>
    logUpdate({
      id: createChangeId(),
      by: asOffice(letter),
      record: page,
      event: 'page.shut',
      changes: { schoolId: 'school-other' },
    }),
  ),
  open.commit('schoolPages delete', nobody, () => [{ type: 'delete', path: page }]),
];

const reads: readonly Row[] = (['open', 'shut'] as const).flatMap((state): readonly Row[] => {
  const on = rowsOn(shownIn(state));
  const allowed = state === 'open' ? everybody : theOffice;
  const named = (rows: readonly Row[]) => rows.map((row) => ({ ...row, what: `${row.what}, ${state}` }));
  return named([
    on.get('schoolPages get', page, allowed),
    on.list('schoolPages', theOffice),
    on.get('schoolPages count get', `${page}/posts/${job}`, allowed),
    on.get('schoolPages passed on get', passed, allowed),
    { ...on.list(`${page}/posts`, allowed), what: 'list counts of schoolPages' },
    { ...on.list(`${page}/passed`, allowed), what: 'list passed on of schoolPages' },
  ]);
});

const counts: readonly Row[] = [
  open.commit('schoolPages count update', theOffice, () => count(5, stored)),
  rowsOn({ ...checked, ...pageIn('open'), ...jobIn('closed') }).commit(
    'schoolPages count update, of a closed post',
    theOffice,
    () => count(5, stored),
  ),
  open.commit('schoolPages count below none', nobody, () => count(-1, stored)),
  open.commit('schoolPages count of earlier', nobody, () => [
    { type: 'update', path: `${page}/posts/${job}`, changes: { applications: 9 } },
  ]),
  open.commit('schoolPages count of a post that is not there', nobody, () =>
    count(5, null, 'LL-P0000000000000'),
  ),
  rowsOn({ ...pageWith('open'), ...jobIn('published', { schoolId: 'school-other' }) }).commit(
    'schoolPages count of another school’s post',
    nobody,
    () => count(5, stored),
  ),
];

const passable: Readonly<Record<string, string>> = {
  submitted: nobody,
  shortlisted: theOffice,
  interview: theOffice,
  hired: theOffice,
  declined: nobody,
  withdrawn: nobody,
  junk: nobody,
};

const touched = (path: string, writes: readonly Write[]) => writes.filter((write) => write.path !== path);

const junkDeleted = (letter: Letter): readonly Write[] => [
  ...[record, jobApplicantContactPath(ref), jobRefereesPath(ref), phoneTailPath(ref), trackingPath(ref)].map(
    (path) => ({ type: 'delete', path }) as const,
  ),
  logChange({
    id: deletionId('c1'),
    by: asOffice(letter),
    record,
    event: recordDeleted,
    before: { state: 'junk' },
  }),
];

const passing: readonly Row[] = [
  ...Object.entries(passable).map(([state, allowed]) =>
    rowsOn(pageWith('open', state)).commit(`schoolPages pass on, ${state}`, allowed, (letter) =>
      passOnSample(asOffice(letter), ref),
    ),
  ),
  shut.commit('schoolPages pass on, shut', nobody, (letter) => passOnSample(asOffice(letter), ref)),
  shown.commit('schoolPages pass on again', nobody, (letter) => passOnSample(asOffice(letter), ref)),
  open.commit('schoolPages pass on, by the code', nobody, () => passOnSample(asCodeHolder, ref)),
  open.commit('schoolPages pass on, with another number', nobody, (letter) =>
    passOnSample(asOffice(letter), ref, { phone: '+233201111111' }),
  ),
  open.commit('schoolPages pass on, for another post', nobody, (letter) =>
    passOnSample(asOffice(letter), ref, { job: 'LL-P0000000000000' }),
  ),
  rowsOn({ ...pageWith('open'), ...jobIn('published', { schoolId: 'school-other' }) }).commit(
    'schoolPages pass on, to another school',
    nobody,
    (letter) => passOnSample(asOffice(letter), ref),
  ),
  open.commit('schoolPages pass on, unseen by the school', nobody, (letter) =>
    touched(passed, passOnSample(asOffice(letter), ref)),
  ),
  open.commit('schoolPages pass on, unknown to the application', nobody, (letter) =>
    touched(record, passOnSample(asOffice(letter), ref)),
  ),
  open.commit('schoolPages pass on, without a line', nobody, (letter) =>
    passOnSample(asOffice(letter), ref).filter(({ path }) => !path.startsWith('changeLog/')),
  ),
  ...Object.keys(passable).map((state) =>
    rowsOn(shownIn('open', state)).commit(`schoolPages take back, ${state}`, theOffice, (letter) =>
      takeBackSample(asOffice(letter), ref),
    ),
  ),
  rowsOn(shownIn('shut')).commit('schoolPages take back, shut', theOffice, (letter) =>
    takeBackSample(asOffice(letter), ref),
  ),
  open.commit('schoolPages take back, never passed on', nobody, (letter) =>
    touched(passed, takeBackSample(asOffice(letter), ref)),
  ),
  rowsOn({ ...shownIn('open'), [record]: { ...shownIn('open')[record], removal: 'begun' } }).commit(
    'schoolPages take back, in a removal',
    theOffice,
    (letter) => takeBackSample(asOffice(letter), ref),
  ),
  rowsOn({ ...pageWith('open'), [record]: { ...pageWith('open')[record], removal: 'begun' } }).commit(
    'schoolPages pass on, in a removal',
    nobody,
    (letter) => passOnSample(asOffice(letter), ref),
  ),
  shown.commit('schoolPages take back, left at the school', nobody, (letter) =>
    touched(passed, takeBackSample(asOffice(letter), ref)),
  ),
  rowsOn(shownIn('open', 'junk')).commit(
    'schoolPages, junk that the school sees delete',
    nobody,
    junkDeleted,
  ),
  rowsOn(pageWith('open', 'junk')).commit(
    'schoolPages, junk that it never saw delete',
    theOffice,
    junkDeleted,
  ),
  shown.commit('schoolPages passed on delete, alone', nobody, () => [{ type: 'delete', path: passed }]),
  shown.commit('schoolPages passed on update', nobody, () => [
    { type: 'update', path: passed, changes: { phone: '+233201111111' } },
  ]),
];

/** What the office, and everybody else, may do with pages of schools. */
export const schoolPageRows: readonly Row[] = [
  rowsOn(checked).get('schoolPages get, one that is not there', `schoolPages/${pageCode}`, everybody),
  rowsOn(checked).list('schoolPages/LL-G0000000000000/passed', theOffice),
  ...pages,
  ...reads,
  ...counts,
  ...passing,
  open.get('schoolPages, the school get', school, theOffice),
  open.get('schoolPages, the contact get', jobApplicantContactPath(ref), theOffice),
];
