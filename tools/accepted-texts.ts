import { flatten, hashOf, mapWords, type Provenance, type Words } from './locale-provenance.mjs';

export interface AcceptedText {
  readonly english: string;
  readonly text: string;
  readonly speaker?: string;
  readonly date?: string;
}

/** By whole key, as in `home:heading`. */
export type AcceptedTexts = Readonly<Record<string, AcceptedText>>;

/** A locale file, and where each of its texts comes from. */
interface Sourced {
  readonly words: Words;
  readonly origins: Readonly<Record<string, Provenance>>;
}

const originOf = ({ english, speaker, date }: AcceptedText): Provenance =>
  speaker !== undefined && date !== undefined
    ? ['checked', hashOf(english), speaker, date]
    : ['drafted', hashOf(english), 'suggested by a speaker; accepted by the office'];

/**
 * The locale file with the accepted texts whose English is the present one.
 * @param used receives their keys
 */
export function withAcceptedTexts(
  namespace: string,
  english: Words,
  now: Sourced,
  texts: AcceptedTexts,
  used: Set<string>,
): Sourced {
  const before = new Map(flatten(now.words));
  const origins = { ...now.origins };
  const words = mapWords(english, (key, source) => {
    const accepted = texts[`${namespace}:${key}`];
    if (accepted?.english !== source) return before.get(key);
    used.add(`${namespace}:${key}`);
    origins[key] = originOf(accepted);
    return accepted.text;
  });
  return { words, origins };
}
