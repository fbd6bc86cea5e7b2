import { expect, it } from 'vitest';
import { logTransition } from '../../src/entities/change-log';
import { questionReportPath } from '../../src/entities/practice/question-report';
import type { BackendPort } from '@/shared/backend';
import { deriveId } from '@/shared/lib/action';
import { questionReport, questionReportId } from '../samples/practice';
import { office } from '../samples/records';
import type { BackendUnderTest } from './backend-contract';

/** A decision with the id that the desk gives it: that of a press, and the place in its list. */
const decide = (press: string, index: number, to: string, changes = {}) =>
  logTransition({
    id: deriveId(press, index),
    ...{ by: office, record: questionReportPath(questionReportId), event: `question.${to}` },
    ...{ from: 'open', to, changes },
  });

/**
 * Contract of reports that a practice question is wrong: anybody sends one, the office alone reads it and
 * decides, once.
 * @param current returns the backend of the running test
 */
export function describeQuestionReportContract(
  name: string,
  current: () => { readonly backend: BackendPort; readonly admin: BackendUnderTest['admin'] },
): void {
  it(`${name}: a report of a question reaches the office, which decides it once`, async () => {
    const { backend, admin } = current();
    const { documents, auth } = backend;
    const record = questionReportPath(questionReportId);
    await documents.commit([questionReport()]);
    // The device did not hear the answer, and sends it again.
    await expect(documents.commit([questionReport()])).rejects.toMatchObject({ code: 'already-exists' });
    await expect(documents.list({ collection: 'questionReports' })).rejects.toMatchObject({
      code: 'unauthenticated',
    });

    await auth.signIn(admin);
    expect(await documents.list({ collection: 'questionReports' })).toMatchObject([
      { id: questionReportId, data: { state: 'open', question: 'bece-math-001', decision: '' } },
    ]);
    const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
    await documents.commit(decide(first, 0, 'dismissed', { decision: 'right' }));
    await expect(documents.commit(decide(second, 0, 'mended'))).rejects.toMatchObject({ code: 'forbidden' });
    expect(await documents.get(record)).toMatchObject({ state: 'dismissed', decision: 'right' });
  });
}
