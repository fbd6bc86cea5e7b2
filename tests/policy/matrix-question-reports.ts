import { questionReportPath } from '../../src/entities/practice/question-report';
import type { DocumentData, Write } from '@/shared/backend';
import { change } from '../samples/offers';
import { decideQuestion, questionReport, questionReportId } from '../samples/practice';
import { documentsOf } from './attempt';
import { asCodeHolder, asOffice, world } from './matrix-people';
import { everybody, nobody, rowsOn, theOffice, type Row } from './matrix-row';

const record = questionReportPath(questionReportId);
const fresh = rowsOn(world);
const open = documentsOf([questionReport()]);
const stored = rowsOn({ ...world, ...open });
const mended = rowsOn({ ...world, [record]: { ...open[record], state: 'mended' } });

const sendWith = (fields: DocumentData): readonly Write[] => {
  const write = questionReport();
  return write.type === 'create' ? [{ ...write, data: { ...write.data, ...fields } }] : [];
};

/** Reports that a practice question is wrong. */
export const questionReportRows: readonly Row[] = [
  fresh.commit('questionReports create', everybody, () => [questionReport()]),
  fresh.commit('questionReports create, without an answer', everybody, () => sendWith({ answer: '' })),
  fresh.commit('questionReports create, with a name', nobody, () => sendWith({ name: 'Ama' })),
  fresh.commit('questionReports create, with a long answer', nobody, () =>
    sendWith({ answer: 'a'.repeat(201) }),
  ),
  fresh.commit('questionReports create, of no question', nobody, () => sendWith({ question: 'Ama is 12' })),
  fresh.commit('questionReports create, of no fault', nobody, () => sendWith({ fault: 'ugly' })),
  fresh.commit('questionReports create, dismissed', nobody, () => sendWith({ state: 'dismissed' })),
  fresh.commit('questionReports create, with a decision', nobody, () => sendWith({ decision: 'right' })),
  fresh.list('questionReports', theOffice),
  stored.get('questionReports get, by its random id', record, everybody),
  stored.commit('questionReports create, again', nobody, () => [questionReport()]),
  stored.commit('questionReports open → mended', theOffice, (letter) =>
    decideQuestion('mended', asOffice(letter)),
  ),
  stored.commit('questionReports open → dismissed', theOffice, (letter) =>
    decideQuestion('dismissed', asOffice(letter), 'right'),
  ),
  stored.commit('questionReports open → dismissed, without a reason', nobody, (letter) =>
    decideQuestion('dismissed', asOffice(letter)),
  ),
  stored.commit('questionReports open → mended, with a reason', nobody, (letter) =>
    decideQuestion('mended', asOffice(letter), 'right'),
  ),
  stored.commit('questionReports open → mended, by whoever sent it', nobody, () =>
    decideQuestion('mended', asCodeHolder),
  ),
  stored.commit('questionReports open → mended, without a line', nobody, () =>
    change(record, { state: 'mended' }),
  ),
  mended.commit('questionReports mended → dismissed', nobody, (letter) =>
    decideQuestion('dismissed', asOffice(letter), 'right'),
  ),
  stored.commit('questionReports delete', nobody, () => [{ type: 'delete', path: record }]),
];
