import type { CatalogPack } from './pack';

/** Part of a pack by the ids of its catalogue; empty ids name the whole pack. */
interface Part {
  readonly topic: string;
  readonly weakness: string;
}

/** Title of a topic, or name of a weakness; the id where this release has neither. Empty for a whole pack. */
export function partName(pack: Pick<CatalogPack, 'topics' | 'weaknesses'> | undefined, part: Part): string {
  const { topic, weakness } = part;
  if (topic !== '') return pack?.topics.find(({ id }) => id === topic)?.title ?? topic;
  return pack?.weaknesses.find(({ id }) => id === weakness)?.name ?? weakness;
}
