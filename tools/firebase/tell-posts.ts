/** Says on the console what was written of posts, solved questions and articles. */
export function tellOf({
  documents,
  listed,
  solved,
  articles,
  problems,
}: {
  readonly documents: number;
  readonly listed: number;
  readonly solved: number;
  readonly articles: number;
  readonly problems: readonly string[];
}): void {
  for (const problem of problems) console.error(`Left out: ${problem}`);
  console.log(
    `Documents of posts: ${String(documents)}, of which search engines may show ${String(listed)}.`,
  );
  console.log(`Documents of solved questions: ${String(solved)}.`);
  console.log(`Documents of articles: ${String(articles)}.`);
}
