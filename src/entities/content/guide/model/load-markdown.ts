import type * as reader from './read-markdown';

/** What reads Markdown. */
export type Markdown = typeof reader;

let loaded: Promise<Markdown> | null = null;

/** Loads it: it is large, and needed only where the office writes or is read. */
export function loadMarkdown(): Promise<Markdown> {
  loaded ??= import(/* webpackChunkName: "markdown" */ './read-markdown').catch((cause: unknown) => {
    // What could not be loaded is tried again.
    loaded = null;
    throw cause;
  });
  return loaded;
}
