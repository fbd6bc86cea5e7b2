import { expect, it } from 'vitest';
import { questionReportLifecycle } from './question-report-lifecycle';

it('is decided once, by the office alone', () => {
  expect(questionReportLifecycle.transitions).toEqual([
    { event: 'question.mended', from: 'open', to: 'mended', by: 'office' },
    { event: 'question.dismissed', from: 'open', to: 'dismissed', by: 'office' },
  ]);
});
