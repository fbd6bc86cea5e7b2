import { jobCodePath, jobPath, recountReport, reportLinkPath } from '../../src/entities/jobs/job';
import { jobReportPath } from '../../src/entities/jobs/job-report';
import { trackingPath } from '@/entities/tracking';
import type { DocumentData, Write } from '@/shared/backend';
import { decideReport, moveReport, newReportCode, reportJob } from '../samples/job-reports';
import { code, jobIn, linkId } from '../samples/posts';
import { documentsOf, type Documents } from './attempt';
import { asCodeHolder, asOffice, world } from './matrix-people';
import { everybody, nobody, rowsOn, theOffice, type Row } from './matrix-row';

const ref = newReportCode();
const record = jobReportPath(ref);
const link = reportLinkPath(code, linkId);
const post = { job: code };

const published = rowsOn({ ...world, ...jobIn('published') });
const drafted = rowsOn({ ...world, ...jobIn('draft') });

/** The writes of a report of a post, with these fields of the record. */
const reportedWith = (fields: DocumentData, sent = post): readonly Write[] =>
  reportJob(ref, sent, linkId).map((write) =>
    write.type === 'create' && write.path === record
      ? { ...write, data: { ...write.data, ...fields } }
      : write,
  );
const without = (...paths: readonly string[]) =>
  reportJob(ref, post, linkId).filter(({ path }) => !paths.includes(path));

const creating: readonly Row[] = [
  published.commit('jobReports create, about a post', everybody, () => reportJob(ref, post, linkId)),
  rowsOn({ ...world, ...jobIn('paused') }).commit('jobReports create, about a paused post', everybody, () =>
    reportJob(ref, post, linkId),
  ),
  rowsOn({ ...world, ...jobIn('closed') }).commit('jobReports create, about a closed post', everybody, () =>
    reportJob(ref, post, linkId),
  ),
  rowsOn(world).commit('jobReports create, about something else', everybody, () => reportJob(ref)),
  drafted.commit('jobReports create, about a draft', nobody, () => reportJob(ref, post, linkId)),
  rowsOn(world).commit('jobReports create, about a code that is no post', nobody, () =>
    reportJob(ref, post, linkId),
  ),
  published.commit('jobReports create, not counted', nobody, () =>
    without(link, jobPath(code), jobCodePath(code)),
  ),
  published.commit('jobReports create, with a link that is not counted', nobody, () =>
    without(jobPath(code), jobCodePath(code)),
  ),
  published.commit('jobReports create, counted without a link', nobody, () => without(link)),
  published.commit('jobReports create, counted, about something else', nobody, () =>
    reportedWith({ job: '', link: '' }),
  ),
  published.commit('jobReports create, about a post without its link', nobody, () =>
    reportedWith({ link: '' }),
  ),
  published.commit('jobReports create, without tracking', nobody, () => without(trackingPath(ref))),
  published.commit('jobReports create, upheld at once', nobody, () => reportedWith({ state: 'upheld' })),
  published.commit('jobReports create, without words', nobody, () => reportedWith({ words: '' })),
  published.commit('jobReports create, with a name', nobody, () => reportedWith({ name: 'Ama' })),
  rowsOn(world).list('jobReports', theOffice),
];

const sent = documentsOf(reportJob(ref, post, linkId));
const counted = { openReports: 1, lastReport: linkId };

/** A report of a post in a state, counted while it is open. */
function reportIn(state: string): Documents {
  const isOpen = state === 'received' || state === 'looking';
  return {
    ...world,
    ...jobIn('published', isOpen ? counted : { ...counted, openReports: 0 }),
    [record]: { ...sent[record], state, lastChange: 'c1' },
    [trackingPath(ref)]: { ...sent[trackingPath(ref)], state },
    [link]: { ref, isOpen },
  };
}

const received = rowsOn(reportIn('received'));
const looking = rowsOn(reportIn('looking'));
const dismissed = rowsOn(reportIn('dismissed'));

const takeUp = { event: 'report.taken-up', from: 'received', to: 'looking' };
const uphold = { event: 'report.upheld', from: 'looking', to: 'upheld' };

const moving: readonly Row[] = [
  received.get('jobReports get', record, theOffice),
  received.get('jobReports get its link', link, theOffice),
  received.commit('jobReports received → looking', theOffice, (letter) =>
    moveReport(ref, { ...takeUp, by: asOffice(letter) }),
  ),
  received.commit('jobReports received → looking, as whoever has the code', nobody, () =>
    moveReport(ref, { ...takeUp, by: asCodeHolder }),
  ),
  received.commit('jobReports received → looking, without tracking', nobody, (letter) =>
    moveReport(ref, { ...takeUp, by: asOffice(letter) }).filter(({ path }) => path !== trackingPath(ref)),
  ),
  received.commit('jobReports received → looking, and out of the count', nobody, (letter) => [
    ...moveReport(ref, { ...takeUp, by: asOffice(letter) }),
    ...recountReport(code, linkId, false),
  ]),
  received.commit('jobReports received → upheld', nobody, (letter) => [
    ...moveReport(ref, { ...uphold, from: 'received', by: asOffice(letter) }),
    ...recountReport(code, linkId, false),
  ]),
  ...(['upheld', 'dismissed'] as const).map((to) =>
    looking.commit(`jobReports looking → ${to}`, theOffice, (letter) =>
      decideReport(ref, code, linkId, asOffice(letter), to),
    ),
  ),
  looking.commit('jobReports looking → upheld, still counted', nobody, (letter) =>
    moveReport(ref, { ...uphold, by: asOffice(letter) }),
  ),
  looking.commit('jobReports out of the count alone', nobody, () => recountReport(code, linkId, false)),
  dismissed.commit('jobReports dismissed → looking', nobody, (letter) => [
    ...moveReport(ref, { event: 'report.taken-up', from: 'dismissed', to: 'looking', by: asOffice(letter) }),
    ...recountReport(code, linkId, true),
  ]),
  received.commit('jobReports delete', nobody, () => [{ type: 'delete', path: record }]),
  received.get('tracking get, of a report', trackingPath(ref), everybody),
];

export const jobReportRows: readonly Row[] = [...creating, ...moving];
