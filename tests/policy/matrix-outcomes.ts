import { consultationLifecycle } from '../../src/entities/consultancy/consultation';
import { outcomeId, outcomePath, outcomesCollection } from '../../src/entities/consultancy/outcome';
import type { DocumentData, Write } from '@/shared/backend';
import { sampleFigures, saveReport } from '../samples/consultations';
import { documentsOf, type Documents } from './attempt';
import { consultationIn, ref } from './consultation-documents';
import { asCodeHolder, asOffice } from './matrix-people';
import { everybody, nobody, rowsOn, theOffice, theOthers, type Row } from './matrix-row';

const series = 'a3d1f0a6-2f6b-4bc5-9c34-0a4f3a5f6b01';
const path = outcomePath(ref, outcomeId(series, 1));
const stored = documentsOf(saveReport(ref, asCodeHolder, { series }))[path] ?? {};
const reported: Documents = {
  ...consultationIn('running', { report: outcomeId(series, 1) }),
  [path]: stored,
};

const on = rowsOn(consultationIn('running'));
const after = rowsOn(reported);

/** The writes of a report of the school, with these fields. */
const reportWith = (fields: DocumentData): readonly Write[] =>
  saveReport(ref, asCodeHolder).map((write) =>
    write.type === 'create' && write.path.includes('/outcomes/')
      ? { ...write, data: { ...write.data, ...fields } }
      : write,
  );

const [measure = { name: '', unit: '', lowest: 0, highest: 0, better: 'higher' }] = sampleFigures.measures;

/** The text of as many measures. */
const lines = (count: number): string =>
  Array.from({ length: count }, (_, nth) => `Test ${String(nth)}\tmarks\t0\t100\thigher`).join('\n');

const saving: readonly Row[] = [
  ...consultationLifecycle.states.map((state) =>
    rowsOn(consultationIn(state)).commit(
      `outcomes create, ${state}`,
      ['agreed', 'running', 'finished'].includes(state) ? theOthers : nobody,
      () => saveReport(ref, asCodeHolder),
    ),
  ),
  on.commit('outcomes create, by the office', theOffice, (letter) => saveReport(ref, asOffice(letter))),
  on.commit('outcomes create, by an officer as the school', nobody, (letter) =>
    saveReport(ref, asOffice(letter), { from: 'school' }),
  ),
  on.commit('outcomes create, by the code as the office', nobody, () =>
    saveReport(ref, asCodeHolder, { from: 'office' }),
  ),
  on.commit('outcomes create, alone', nobody, () => saveReport(ref, asCodeHolder).slice(0, 1)),
  on.commit('outcomes create, without the report', nobody, () => saveReport(ref, asCodeHolder).slice(1)),
  on.commit('outcomes create, the second version of nothing', nobody, () =>
    saveReport(ref, asCodeHolder, { version: 2 }),
  ),
  on.commit('outcomes create, with another version in it', nobody, () => reportWith({ version: 2 })),
  on.commit('outcomes create, with a name in a row', nobody, () => reportWith({ rows: 'Ama Mensah;40;55' })),
  on.commit('outcomes create, with the number of an examination', nobody, () =>
    reportWith({ rows: '0030101001;40;55' }),
  ),
  on.commit('outcomes create, without pupils', nobody, () => reportWith({ rows: '' })),
  on.commit('outcomes create, with a scale upside down', nobody, () =>
    saveReport(ref, asCodeHolder, {
      content: { ...sampleFigures, measures: [{ ...measure, lowest: 100, highest: 0 }] },
    }),
  ),
  on.commit('outcomes create, without a measure', nobody, () => reportWith({ measures: '' })),
  on.commit('outcomes create, with four measures', theOthers, () => reportWith({ measures: lines(4) })),
  on.commit('outcomes create, with five measures', nobody, () => reportWith({ measures: lines(5) })),
  on.commit('outcomes create, with a measure without a name', nobody, () =>
    reportWith({ measures: '\tmarks\t0\t100\thigher' }),
  ),
  on.commit('outcomes create, with a tag in the unit of a measure', nobody, () =>
    reportWith({ measures: 'Mathematics\t<b>marks\t0\t100\thigher' }),
  ),
  on.commit('outcomes create, with a hidden sign in the name of a measure', nobody, () =>
    reportWith({ measures: 'Mathe\u202ematics\tmarks\t0\t100\thigher' }),
  ),
  on.commit('outcomes create, as a sample', nobody, () => reportWith({ isSample: true })),
  on.commit('outcomes create, without who entered it', nobody, () => reportWith({ name: '' })),
  on.commit('outcomes create, under a name with a number', theOthers, () =>
    reportWith({ name: 'Office 1 (sample)' }),
  ),
  rowsOn(consultationIn('running', { removal: 'begun' })).commit(
    'outcomes create, of a removed person',
    nobody,
    () => saveReport(ref, asCodeHolder),
  ),
];

const correcting: readonly Row[] = [
  after.commit('outcomes create, the next version', theOthers, () =>
    saveReport(ref, asCodeHolder, { series, version: 2 }),
  ),
  after.commit('outcomes create, the next version, by the office', theOffice, (letter) =>
    saveReport(ref, asOffice(letter), { series, version: 2 }),
  ),
  after.commit('outcomes create, the same version', nobody, () => saveReport(ref, asCodeHolder, { series })),
  after.commit('outcomes create, a version too far', nobody, () =>
    saveReport(ref, asCodeHolder, { series, version: 3 }),
  ),
  after.commit('outcomes update', nobody, () => [
    { type: 'update', path, changes: { title: 'Another class' } },
  ]),
  after.commit('outcomes delete', nobody, () => [{ type: 'delete', path }]),
];

const reading: readonly Row[] = [
  after.get('outcomes get', path, everybody),
  after.list(outcomesCollection(ref), everybody),
];

/** Who may do what with reports on figures before and after. */
export const outcomeRows: readonly Row[] = [...saving, ...correcting, ...reading];
