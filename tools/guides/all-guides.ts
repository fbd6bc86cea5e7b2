import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Guide, GuideEntry } from '../../src/entities/content/guide/model/guide';
import { readGuide } from './read-guide';

/** Where people write guides. */
const folder = fileURLToPath(new URL('../../content/guides', import.meta.url));

/** Order of the list: what families ask first, then students, then teachers. */
const order: readonly Guide['readers'][] = ['families', 'students', 'teachers', 'everybody'];

/** All guides, in the order of the list. */
export const readGuides = (): readonly Guide[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => readGuide(file.replace(/\.md$/, ''), readFileSync(join(folder, file), 'utf8')))
    .sort(
      (one, other) =>
        order.indexOf(one.readers) - order.indexOf(other.readers) ||
        one.title.localeCompare(other.title, 'en'),
    );

/** The files that the site is built with, by name: one for each guide, and the list. */
export function guideFiles(): ReadonlyMap<string, string> {
  const guides = readGuides();
  const list: readonly GuideEntry[] = guides.map(
    ({ author: _author, sources: _sources, blocks: _blocks, ...entry }) => entry,
  );
  const text = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  return new Map([
    ...guides.map((guide) => [`${guide.slug}.json`, text(guide)] as const),
    ['list.data.json', text(list)],
  ]);
}
