import { expect, it } from 'vitest';
import { createAccessPolicy, type Actor, type DocumentData, type Write } from '@/shared/backend';
import { applyChanges, fillServerTime } from '@/shared/embedded/field-changes';
import { jobPath } from './job';
import { jobCodePath } from './job-code';
import { reportCountAccess, reportLinkAccess } from './count-access';
import { jobCodeAccess } from './index-access';
import { jobReportPath, linkReport, recountReport, reportLinkPath } from './report-link';

const now = '2026-03-09T16:12:00.000Z';
const code = 'LL-P68W02M8A6FW63';
const ref = 'LL-F68W02M8A6FW63';
const [one, other] = ['3f0c2f4e-6a4b-4a52-9a5f-0d5a3d8f1c55', '3f0c2f4e-6a4b-4a52-9a5f-0d5a3d8f1c56'];
const guest: Actor = { userId: null, role: null };
const office: Actor = { userId: 'ama', role: 'admin' };

const school = {
  name: 'A',
  kind: 'public',
  region: 'GH-AA',
  town: 'Madina',
  checkedOn: '2026-03-01',
  foundIn: 'sign',
};
const dates = { publishedAt: now, closesAt: '2026-04-09T16:12:00.000Z', movedAt: now };
const post = (state: string, openReports = 0): DocumentData => ({
  ...{ state, ...dates, openReports, createdAt: now, updatedAt: now, lastChange: 'c1', isSample: false },
  ...{ title: 'Teacher', schoolId: 'school-1', school, subjects: [], levels: ['jhs'], type: 'full-time' },
  ...{ mode: 'on-site', region: 'GH-AA', town: 'Madina', pay: { kind: 'unstated' } },
  ...{ asked: '', toSend: '', words: 'Teach.', lastReport: '' },
});

const storedPost = (state: string, openReports = 0) => ({
  [jobPath(code)]: post(state, openReports),
  [jobCodePath(code)]: { state, ...dates, openReports },
});

/** Reports belong to another entity; here everybody writes them. */
const policy = createAccessPolicy([
  reportCountAccess,
  reportLinkAccess,
  jobCodeAccess,
  { pattern: 'jobReports/{ref}', create: () => true, update: () => true },
]);

const newReport: Write = {
  type: 'create',
  path: jobReportPath(ref),
  data: { job: code, lastChange: '' },
};
const moved: Write = { type: 'update', path: jobReportPath(ref), changes: { lastChange: 'c2' } };

async function isAllowed(
  actor: Actor,
  stored: Readonly<Record<string, DocumentData>>,
  writes: readonly Write[],
) {
  const after: Record<string, DocumentData> = { ...stored };
  for (const write of writes)
    if (write.type === 'create') after[write.path] = fillServerTime(write.data, now);
    else if (write.type === 'update')
      after[write.path] = applyChanges(after[write.path] ?? {}, fillServerTime(write.changes, now));
  try {
    for (const { type, path } of writes)
      await policy.authorize(type, path, {
        actor,
        now,
        before: stored[path] ?? null,
        after: after[path] ?? null,
        read: (of) => Promise.resolve(stored[of] ?? null),
        readAfter: (of) => Promise.resolve(after[of] ?? null),
      });
    return true;
  } catch {
    return false;
  }
}

const linked = (isOpen: boolean, openReports: number) => ({
  ...storedPost('published', openReports),
  [jobReportPath(ref)]: { job: code, lastChange: 'c1' },
  [reportLinkPath(code, one)]: { ref, isOpen },
});

it.each(['published', 'paused', 'closed'])(
  'counts a new report about a %s post, whoever makes it',
  async (state) => {
    expect(await isAllowed(guest, storedPost(state, 1), [newReport, ...linkReport(code, one, ref)])).toBe(
      true,
    );
  },
);

it('counts nothing without a report, about another post, of a draft, or twice by one report', async () => {
  const stored = storedPost('published');
  const count = linkReport(code, one, ref);
  const about = { ...newReport, data: { job: 'LL-P3AB6677S6TRCH', lastChange: '' } } as Write;
  expect(await isAllowed(guest, stored, count)).toBe(false);
  expect(await isAllowed(guest, stored, [about, ...count])).toBe(false);
  expect(await isAllowed(guest, storedPost('draft'), [newReport, ...count])).toBe(false);
  expect(await isAllowed(guest, stored, [newReport, ...count, ...linkReport(code, other, ref)])).toBe(false);
  for (const [index] of count.entries())
    expect(await isAllowed(guest, stored, [newReport, ...count.toSpliced(index, 1)])).toBe(false);
});

it('lets the office alone take a report out of the count and put it back, with a move of the report', async () => {
  const out = [moved, ...recountReport(code, one, false)];
  const back = [moved, ...recountReport(code, one, true)];
  expect(await isAllowed(office, linked(true, 2), out)).toBe(true);
  expect(await isAllowed(office, linked(false, 1), back)).toBe(true);
  expect(await isAllowed(guest, linked(true, 2), out)).toBe(false);
  expect(await isAllowed(office, linked(true, 2), out.slice(1))).toBe(false);
  expect(await isAllowed(office, linked(false, 2), out)).toBe(false);
  expect(await isAllowed(office, linked(true, 2), back)).toBe(false);
});
