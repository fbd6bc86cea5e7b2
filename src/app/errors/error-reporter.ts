import { buildId } from '@/shared/config';

/** Where an error came from. */
export type ErrorOrigin =
  'window' | 'promise' | 'render' | 'route' | 'mount' | 'session' | 'theme' | 'background' | 'inspector';

/** The one place that receives errors nobody handled. */
export interface ErrorReporter {
  /** Logs an error once with its context, however many ways it arrives. */
  readonly report: (cause: unknown, origin: ErrorOrigin) => void;
}

interface ReporterOptions {
  readonly log: (message: string, context: object, cause: unknown) => void;
  readonly path: () => string;
  readonly now: () => Date;
}

/** Only objects can be remembered weakly; a thrown text is logged each time. */
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

/** Hands every unhandled error and rejection of the window to the reporter. Returns the unsubscriber. */
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
