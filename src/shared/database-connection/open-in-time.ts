/** So long one try to open may take, in milliseconds. A small phone that brings new stores needs less than half of it. */
const patienceMs = 4000;

/** After so many tries the device is taken to have no storage to give. */
const mostTries = 5;

interface Closable {
  close(): void;
}

/**
 * Opens, and tries anew when there is no answer: Safari forgets a request now and then, and answers the next. Whichever
 * try is answered first counts; one that is answered later is closed. Each silence is told to `onSilence`.
 */
export function openInTime<Database extends Closable>(
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
        const silence = `The storage of this device has not answered for ${(count * patienceMs) / 1000} s`;
        onSilence(silence);
        if (count < mostTries) attempt(count + 1);
        else settle(() => reject(new DOMException(silence, 'TimeoutError')));
      }, patienceMs);
    };
    attempt(1);
  });
}
