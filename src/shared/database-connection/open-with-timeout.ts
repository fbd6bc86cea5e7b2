/** Timeout of one try to open, in milliseconds. A slow phone that upgrades needs less than half of it. */
const timeoutMs = 4000;

/** Maximum number of tries before storage counts as unavailable. */
const maximumTries = 5;

interface Closable {
  close(): void;
}

/**
 * Opens with a timeout and retries: Safari sometimes drops a request and answers the next one. The first
 * answer wins; later connections are closed. Each timeout is reported to `onSilence`.
 */
export function openWithTimeout<Database extends Closable>(
  open: () => Promise<Database>,
  onSilence: (message: string) => void,
): Promise<Database> {
  return new Promise<Database>((resolve, reject) => {
    let isSettled = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = (finish: () => void) => {
      isSettled = true;
      clearTimeout(timer);
      finish();
    };
    const attempt = (count: number) => {
      open().then(
        (database) => {
          if (isSettled) database.close();
          else settle(() => resolve(database));
        },
        (cause: unknown) => {
          if (!isSettled) settle(() => reject(cause instanceof Error ? cause : new Error(String(cause))));
        },
      );
      timer = setTimeout(() => {
        const silence = `The storage of this device has not answered for ${(count * timeoutMs) / 1000} s`;
        onSilence(silence);
        if (count < maximumTries) attempt(count + 1);
        else settle(() => reject(new DOMException(silence, 'TimeoutError')));
      }, timeoutMs);
    };
    attempt(1);
  });
}
