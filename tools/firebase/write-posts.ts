import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FirebaseSettings } from '../../src/shared/config/firebase-settings';
import type { Article } from '../../src/entities/content/article';
import type { SolvedQuestion } from '../../src/entities/homework/solved-question';
import type { Job } from '../../src/entities/jobs/job';
import { writeContent } from '../prerender/content.mjs';
import { createPageWriter, loadSite, readRelease, type RenderedSite } from '../prerender/page-writer.mjs';
import { asRealSite } from './configure';
import { readPosts, type StoredPost } from './read-posts';
import { readPublished, type StoredRecord } from './read-published';

const again = 'Run npm run deploy first.';

/** The id of the build in a folder; empty without one. */
function buildIn(site: string): string {
  const file = join(site, 'builds', 'latest.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { id: string }).id : '';
}

/** Records that can be read, and what is wrong with the others: one bad record hides none. */
function parseAll<Stored, Item>(stored: readonly Stored[], parse: (one: Stored) => Item) {
  const items: Item[] = [];
  const problems: string[] = [];
  for (const one of stored) {
    try {
      items.push(parse(one));
    } catch (cause) {
      problems.push(cause instanceof Error ? cause.message : String(cause));
    }
  }
  return { items, problems };
}

const parsePosts = (stored: readonly StoredPost[], { parseJob }: RenderedSite) =>
  parseAll<StoredPost, Job>(stored, ({ code, fields }) => parseJob(code, fields));

const parseSolved = (stored: readonly StoredRecord[], { parseSolvedQuestion }: RenderedSite) =>
  parseAll<StoredRecord, SolvedQuestion>(stored, ({ id, fields }) => parseSolvedQuestion(id, fields));

const parseArticles = (stored: readonly StoredRecord[], { parseArticle }: RenderedSite) =>
  parseAll<StoredRecord, Article>(stored, ({ id, fields }) => parseArticle(id, fields));

/**
 * Writes the documents that depend on posts, solved questions and articles into a built site, from the
 * database as it is now.
 * @param options.site folder of the site
 * @param options.renderer folder with the code that renders its pages
 * @throws Error when the site was not built, or by another build than the renderer's
 */
export async function writePosts({
  site: dist,
  renderer,
  settings,
}: {
  readonly site: string;
  readonly renderer: string;
  readonly settings: FirebaseSettings;
}): Promise<{
  readonly documents: number;
  readonly listed: number;
  readonly solved: number;
  readonly articles: number;
  readonly problems: readonly string[];
}> {
  const release = readRelease(renderer);
  if (release === null) throw new Error(`There is no built site in ${dist}. ${again}`);
  if (buildIn(dist) !== release.buildId) throw new Error(`${dist} is of another build. ${again}`);
  const site = loadSite(renderer);
  const at = new Date();
  const stored = await readPosts(settings, site.earliestClosing(at), fetch);
  const { items: jobs, problems } = parsePosts(stored, site);
  const { items: solved, problems: others } = parseSolved(
    await readPublished(settings, 'solved', fetch),
    site,
  );
  const found = parseArticles(await readPublished(settings, 'articles', fetch), site);
  const writer = createPageWriter({ dist, site, release, finish: asRealSite });
  const written = await writeContent(writer, { jobs, at, origin: release.origin }, solved, found.items);
  return { ...written, problems: [...problems, ...others, ...found.problems] };
}
