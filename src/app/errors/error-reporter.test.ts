// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { createErrorReporter, observeWindowErrors } from './error-reporter';

function open() {
  const log = vi.fn<(message: string, context: object, cause: unknown) => void>();
  const reporter = createErrorReporter({
    log,
    path: () => '/code',
    now: () => new Date('2026-03-09T16:12:00Z'),
  });
  return { log, reporter };
}

it('logs an error once with place, time and build, however often it occurs', () => {
  const { log, reporter } = open();
  const cause = new Error('broken');
  reporter.report(cause, 'render');
  reporter.report(cause, 'window');
  expect(log.mock.calls).toEqual([
    [
      'Unhandled error',
      { origin: 'render', path: '/code', time: '2026-03-09T16:12:00.000Z', build: 'test' },
      cause,
    ],
  ]);
});

it('logs a failed mount with the text of the specification', () => {
  const { log, reporter } = open();
  reporter.report(new Error('no root'), 'mount');
  expect(log.mock.calls[0]?.[0]).toBe('Error while mounting app');
});

it('receives unhandled errors of the window', () => {
  const { log, reporter } = open();
  // Not the real window, where an unhandled error fails the run.
  const page = new EventTarget() as Window;
  const stop = observeWindowErrors(page, reporter);
  const cause = new Error('lost');
  page.dispatchEvent(new ErrorEvent('error', { error: cause }));
  page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'late' }));
  stop();
  page.dispatchEvent(new ErrorEvent('error', { error: new Error('after') }));
  expect(log.mock.calls.map(([, , what]) => what)).toEqual([cause, 'late']);
});
