import { buildId } from '@/shared/config';

/** Where an error was caught. */
export type ErrorOrigin =
  'window' | 'promise' | 'render' | 'route' | 'mount' | 'session' | 'theme' | 'background' | 'inspector';

/** Receives all unhandled errors. */
export interface ErrorReporter {
  /** Logs an error with its context, once, even when it arrives several times. */
  readonly report: (cause: unknown, origin: ErrorOrigin) => void;
}

interface ReporterOptions {
  readonly log: (message: string, context: object, cause: unknown) => void;
  readonly path: () => string;
  readonly now: () => Date;
}

/** A WeakSet holds only objects; a thrown string is logged each time. */
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

export function createErrorReporter({ log, path, now }: ReporterOptions): ErrorReporter {
  const seen = new WeakSet();
  return {
    report(cause, origin) {
      if (isObject(cause)) {
        if (seen.has(cause)) return;
        seen.add(cause);
      }
      log(
        origin === 'mount' ? 'Error while mounting app' : 'Unhandled error',
        { origin, path: path(), time: now().toISOString(), build: buildId },
        cause,
      );
    },
  };
}

/** Reports unhandled errors and rejections of the window. Returns a function that unsubscribes. */
export function observeWindowErrors(window: Window, reporter: ErrorReporter): () => void {
  const onError = (event: ErrorEvent) => reporter.report(event.error ?? event.message, 'window');
  const onRejection = (event: PromiseRejectionEvent) => reporter.report(event.reason, 'promise');
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}
