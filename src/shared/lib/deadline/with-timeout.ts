/** Rejects with `late()` when there is no answer in `ms` milliseconds. What was asked goes on, and may still be done. */
export function withTimeout<Answer>(answer: Promise<Answer>, ms: number, late: () => Error): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), ms);
  });
  return Promise.race([answer, deadline]).finally(() => clearTimeout(timer));
}
