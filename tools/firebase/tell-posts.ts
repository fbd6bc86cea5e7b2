/** Says on the console what was written of the posts. */
export function tellOf({
  documents,
  listed,
  problems,
}: {
  readonly documents: number;
  readonly listed: number;
  readonly problems: readonly string[];
}): void {
  for (const problem of problems) console.error(`Left out: ${problem}`);
  console.log(
    `Documents of posts: ${String(documents)}, of which search engines may show ${String(listed)}.`,
  );
}
