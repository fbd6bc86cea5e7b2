import { jobCodePath, jobPath, reportLinkPath } from '@/entities/jobs/job';
import { serverTime } from '@/shared/backend';
import {
  closesIn,
  code,
  content,
  correctJob,
  dayAgo,
  draft,
  editJob,
  extend,
  job,
  jobIn,
  linkId,
  movesOfJob,
  recount,
  report,
  reportRef,
  schoolIn,
  unsigned,
} from '../samples/posts';
import { hoursAgo, type Documents } from './attempt';
import { asOffice, world } from './matrix-people';
import { everybody, nobody, rowsOn, theOffice, type Row } from './matrix-row';

const withSchool: Documents = { ...world, ...schoolIn('checked') };
const on = (documents: Documents) => rowsOn({ ...withSchool, ...documents });

const drafted = on(jobIn('draft'));
const published = on(jobIn('published'));
const paused = on(jobIn('paused'));
const closed = on(jobIn('closed'));
const past = { closesAt: closesIn(-3) };
const passed = on(jobIn('published', past));
const reported = on(jobIn('published', { openReports: 2, lastReport: linkId }));

const { publish, pause, resume, close, discard } = movesOfJob;

const reading: readonly Row[] = [
  published.get('jobs get, published', job, everybody),
  passed.get('jobs get, past its date', job, everybody),
  paused.get('jobs get, paused', job, everybody),
  reported.get('jobs get, under two reports', job, everybody),
  closed.get('jobs get, closed', job, everybody),
  drafted.get('jobs get, a draft', job, theOffice),
  on(jobIn('discarded')).get('jobs get, discarded', job, theOffice),
  published.get('jobs get, a code that is not ours', jobPath('LL-P0000000000000'), everybody),
  published.list('jobs', theOffice),
  published.get('jobCodes get', jobCodePath(code), everybody),
  drafted.get('jobCodes get, of a draft', jobCodePath(code), everybody),
  published.list('jobCodes', nobody),
  published.get('jobs/reports get', reportLinkPath(code, linkId), theOffice),
  published.list(`${job}/reports`, theOffice),
];

const writing: readonly Row[] = [
  rowsOn(withSchool).commit('jobs create', theOffice, (letter) => draft(asOffice(letter))),
  rowsOn(withSchool).commit('jobs create, pay upside down', nobody, (letter) =>
    draft(asOffice(letter), { pay: { kind: 'range', per: 'month', from: 2, to: 1 } }),
  ),
  rowsOn(withSchool).commit('jobs create, published', nobody, (letter) =>
    draft(asOffice(letter), { state: 'published', publishedAt: serverTime }),
  ),
  rowsOn(withSchool).commit('jobs create, with reports', nobody, (letter) =>
    draft(asOffice(letter)).map((write) =>
      write.type === 'create' && write.path === job
        ? { ...write, data: { ...write.data, openReports: 1 } }
        : write,
    ),
  ),
  rowsOn(withSchool).commit('jobs create, without a line', nobody, (letter) =>
    draft(asOffice(letter)).slice(0, 1),
  ),
  drafted.commit('jobs edit, a draft', theOffice, (letter) =>
    editJob(asOffice(letter), { title: 'Science teacher', pay: { kind: 'unstated' } }),
  ),
  drafted.commit('jobs edit, its reports', nobody, (letter) => editJob(asOffice(letter), { openReports: 1 })),
  published.commit('jobs edit, published', nobody, (letter) =>
    editJob(asOffice(letter), { title: 'Science teacher' }),
  ),
  published.commit('jobs correct a text', theOffice, (letter) =>
    correctJob(asOffice(letter), 'title', 'Science teacher'),
  ),
  published.commit('jobs correct a list', theOffice, (letter) =>
    correctJob(asOffice(letter), 'subjects', ['mathematics', 'computing']),
  ),
  published.commit('jobs correct the closing time', nobody, (letter) =>
    correctJob(asOffice(letter), 'closesAt', closesIn(500)),
  ),
  closed.commit('jobs correct, closed', nobody, (letter) =>
    correctJob(asOffice(letter), 'title', 'Science teacher', { on: jobIn('closed') }),
  ),
  published.commit('jobs delete', nobody, () => [{ type: 'delete', path: job }]),
  published.commit('jobs update, without a line', nobody, () => unsigned({ title: 'A' })),
];

const publishing: readonly Row[] = [
  drafted.commit('jobs draft → published', theOffice, (letter) => publish(asOffice(letter))),
  drafted.commit('jobs published, without its code', nobody, (letter) =>
    publish(asOffice(letter)).slice(0, 2),
  ),
  drafted.commit('jobs published, its code says another time', nobody, (letter) =>
    publish(asOffice(letter), dayAgo(30), { closesAt: closesIn(900) }),
  ),
  ...(
    [
      ['unchecked', null, nobody],
      ['unchecked', 30, nobody],
      ['withdrawn', 30, nobody],
      ['checked', 364, theOffice],
      ['checked', 366, nobody],
    ] as const
  ).flatMap(([state, days, allowed]) => {
    const of = (documents: Documents) => rowsOn({ ...world, ...schoolIn(state, days), ...documents });
    const day = days === null ? '' : dayAgo(days);
    const what = `of a school ${state}${days === null ? '' : ` ${days} days ago`}`;
    return [
      of(jobIn('draft')).commit(`jobs published, ${what}`, allowed, (letter) =>
        publish(asOffice(letter), day),
      ),
      of(jobIn('paused')).commit(`jobs resumed, ${what}`, allowed, (letter) => resume(asOffice(letter), day)),
      of(jobIn('published')).commit(`jobs extended, ${what}`, allowed, (letter) =>
        extend(asOffice(letter), closesIn(600), content.closesAt, day),
      ),
    ];
  }),
  rowsOn({ ...world, ...jobIn('draft') }).commit('jobs published, of no school', nobody, (letter) =>
    publish(asOffice(letter)),
  ),
  drafted.commit('jobs published, of a school that is said to be checked today', nobody, (letter) =>
    publish(asOffice(letter), dayAgo(0)),
  ),
  on(jobIn('draft', past)).commit('jobs published, past its date', nobody, (letter) =>
    publish(asOffice(letter), dayAgo(30), past),
  ),
  on(jobIn('draft', { closesAt: closesIn(24 * 365) })).commit(
    'jobs published for a year',
    theOffice,
    (letter) => publish(asOffice(letter), dayAgo(30), { closesAt: closesIn(24 * 365) }),
  ),
  on(jobIn('draft', { closesAt: closesIn(24 * 368) })).commit('jobs published for longer', nobody, (letter) =>
    publish(asOffice(letter), dayAgo(30), { closesAt: closesIn(24 * 368) }),
  ),
  closed.commit('jobs closed → published', nobody, (letter) => publish(asOffice(letter))),
];

const running: readonly Row[] = [
  published.commit('jobs published → paused', theOffice, (letter) => pause(asOffice(letter))),
  paused.commit('jobs paused → published', theOffice, (letter) => resume(asOffice(letter))),
  drafted.commit('jobs draft → discarded', theOffice, (letter) => discard(asOffice(letter))),
  published.commit('jobs published → discarded', nobody, (letter) => discard(asOffice(letter))),
  published.commit('jobs published → closed', theOffice, (letter) => close(asOffice(letter))),
  paused.commit('jobs paused → closed', theOffice, (letter) => close(asOffice(letter), 'paused')),
  passed.commit('jobs past its date → closed', theOffice, (letter) =>
    close(asOffice(letter), 'published', past),
  ),
  published.commit('jobs closed, without a reason', nobody, (letter) =>
    close(asOffice(letter)).map((write) =>
      write.type === 'update' && write.path === job
        ? {
            ...write,
            changes: Object.fromEntries(
              Object.entries(write.changes).filter(([name]) => name !== 'closedFor'),
            ),
          }
        : write,
    ),
  ),
  published.commit('jobs extended', theOffice, (letter) => extend(asOffice(letter))),
  passed.commit('jobs extended, past its date', theOffice, (letter) =>
    extend(asOffice(letter), closesIn(600), past.closesAt),
  ),
  paused.commit('jobs extended, paused', theOffice, (letter) => extend(asOffice(letter))),
  closed.commit('jobs extended, closed', nobody, (letter) => extend(asOffice(letter))),
  drafted.commit('jobs extended, a draft', nobody, (letter) => extend(asOffice(letter)).slice(0, 2)),
  published.commit('jobs shortened', nobody, (letter) => extend(asOffice(letter), closesIn(100))),
  published.commit('jobs extended by more than a year', nobody, (letter) =>
    extend(asOffice(letter), closesIn(24 * 370)),
  ),
  published.commit('jobs extended, whose line says another time', nobody, (letter) =>
    extend(asOffice(letter), closesIn(600), closesIn(10)),
  ),
  published.commit('jobs extended, without its code', nobody, (letter) =>
    extend(asOffice(letter)).slice(0, 2),
  ),
];

const link = (isOpen: boolean): Documents => ({
  [reportLinkPath(code, linkId)]: { ref: reportRef, isOpen },
});

/** The report of a link is a record of its own: without one nothing is counted. */
const counting: readonly Row[] = [
  published.commit('jobs, a report is counted that nobody makes', nobody, report),
  published.commit('jobs, reports are counted without a link', nobody, () => report().slice(0, 2)),
  on({ ...jobIn('published', { openReports: 1, lastReport: linkId }), ...link(true) }).commit(
    'jobs, a report is taken out of the count that stays as it is',
    nobody,
    () => recount(false),
  ),
  published.commit('jobCodes update alone, to what is not so', nobody, () => [
    { type: 'update', path: jobCodePath(code), changes: { openReports: 2, movedAt: hoursAgo(2) } },
  ]),
  drafted.commit('jobCodes create, of a draft', nobody, () => [
    {
      type: 'create',
      path: jobCodePath(code),
      data: {
        state: 'published',
        publishedAt: hoursAgo(48),
        closesAt: content.closesAt,
        movedAt: hoursAgo(48),
        openReports: 0,
      },
    },
  ]),
  published.commit('jobCodes delete', nobody, () => [{ type: 'delete', path: jobCodePath(code) }]),
];

export const jobRows: readonly Row[] = [...reading, ...writing, ...publishing, ...running, ...counting];
