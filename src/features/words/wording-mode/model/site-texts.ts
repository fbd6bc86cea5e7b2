import type { i18n as I18n } from 'i18next';
import { begins } from '@/entities/content/wording';
import type { Namespace } from '@/shared/i18n';
import kept from '../../../../../locales/english-until-checked.json';
import { namespacesOf, pagesWith, type SitePart } from './site-parts';
import { formsOf, provenanceOf, type Provenance, type ProvenanceFile } from './text-forms';
import { nameOfText, type TextPlace } from './text-registry';

/** A text of a list, and whether a speaker has read it. */
export interface ListedText {
  readonly place: TextPlace;
  readonly kind: Provenance['kind'];
  readonly english: string;
  /** Null where English stands. */
  readonly today: string | null;
}

/** Whether a text is a name, or only places values: it is the same in every language. */
const isSameEverywhere = (name: string, english: string): boolean =>
  kept.names.some((beginning) => begins(name, beginning)) ||
  !/\p{L}/u.test(english.replace(/\{\{[^}]*\}\}/g, ''));

/** Keys of the texts of a locale file. Lists stay English. */
const keysIn = (words: unknown, prefix = ''): readonly string[] =>
  Object.entries(words as Readonly<Record<string, unknown>>).flatMap(([key, value]) => {
    if (typeof value === 'string') return [prefix + key];
    return Array.isArray(value) ? [] : keysIn(value, `${prefix}${key}.`);
  });

/** A text as it is listed; null where this build does not have it. */
export function listedText(file: ProvenanceFile | null, i18n: I18n, place: TextPlace): ListedText | null {
  const form = formsOf(i18n, place).at(-1);
  if (!form) return null;
  return { place, kind: provenanceOf(file, i18n, place).kind, english: form.english, today: form.today };
}

/** The texts of a namespace whose files are loaded, a text for several counts once. */
function textsOf(file: ProvenanceFile | null, i18n: I18n, namespace: Namespace): readonly ListedText[] {
  const keys = keysIn(i18n.getResourceBundle('en', namespace) ?? {});
  const known = new Set(keys);
  return keys
    .filter((key) => !(key.endsWith('_one') && known.has(key.replace(/_one$/, '_other'))))
    .map((key) => (known.has(key.replace(/_other$/, '_one')) ? key.replace(/_other$/, '') : key))
    .flatMap((key) => listedText(file, i18n, { namespace, key }) ?? [])
    .filter(({ place, english }) => !isSameEverywhere(nameOfText(place), english));
}

/** Whether no speaker has read it: English stands, or a draft does. */
export const isUnread = ({ kind }: Pick<ListedText, 'kind'>): boolean =>
  kind !== 'attested' && kind !== 'checked';

/** What a speaker should read first comes first. */
const order = ['drafted', 'english', 'unknown', 'attested', 'checked'];

/** Puts texts of a page in the order in which a speaker should read them. */
export const inReadingOrder = <Text extends Pick<ListedText, 'kind'>>(
  texts: readonly Text[],
): readonly Text[] => [...texts].sort((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));

/**
 * The texts of a part of the site whose files are loaded: what no speaker has read first, and of that what
 * stands on more pages, its drafts before what is not translated.
 */
export function textsOfPart(file: ProvenanceFile | null, i18n: I18n, part: SitePart): readonly ListedText[] {
  const texts = [...namespacesOf(part)]
    .sort((one, other) => pagesWith(other) - pagesWith(one))
    .flatMap((namespace) => inReadingOrder(textsOf(file, i18n, namespace)));
  return [...texts.filter(isUnread), ...texts.filter((text) => !isUnread(text))];
}
