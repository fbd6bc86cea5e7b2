/** Rejects with `late()` after `ms` milliseconds. Does not cancel the operation, which may still succeed. */
export function withTimeout<Answer>(answer: Promise<Answer>, ms: number, late: () => Error): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), ms);
  });
  return Promise.race([answer, deadline]).finally(() => clearTimeout(timer));
}
