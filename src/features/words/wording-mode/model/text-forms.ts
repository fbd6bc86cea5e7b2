import type { i18n as I18n } from 'i18next';
import { englishForms, shownText } from '@/entities/content/wording';
import { nameOfText, type TextPlace } from './text-registry';

/** A form of a text: the only one, or for one and for several. */
export interface NamedForm {
  readonly form: 'text' | 'one';
  readonly english: string;
}

/** A form of a text of this page. */
export interface TextForm extends NamedForm {
  /** Today's translation; null where English stands. */
  readonly today: string | null;
}

/** Names the forms of an English text, that for one before that for several. */
export const namedForms = (english: readonly string[]): readonly NamedForm[] =>
  english.map((text, index) => ({ form: english.length > 1 && index === 0 ? 'one' : 'text', english: text }));

/** The forms of a text, that for one before that for several. */
export function formsOf(i18n: I18n, place: TextPlace): readonly TextForm[] {
  const forms = englishForms(nameOfText(place), (key) => shownText(i18n, 'en', key));
  const todays = forms.map(({ key }) => shownText(i18n, i18n.language, key) ?? null);
  return namedForms(forms.map(({ english }) => english)).map((form, index) => ({
    ...form,
    today: todays[index] ?? null,
  }));
}

/** By namespace and key, as in `locales/provenance`. */
export type ProvenanceFile = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** Where today's text comes from; `english` where there is none, `unknown` where the file was not reached. */
export type Provenance =
  | { readonly kind: 'attested' | 'drafted' | 'english' | 'unknown' }
  | { readonly kind: 'checked'; readonly name: string; readonly date: string };

export function provenanceOf(file: ProvenanceFile | null, i18n: I18n, place: TextPlace): Provenance {
  const forms = formsOf(i18n, place);
  if (forms.every(({ today }) => today === null)) return { kind: 'english' };
  const kept = file?.[place.namespace];
  const [kind, , name = '', date = ''] = kept?.[place.key] ?? kept?.[`${place.key}_other`] ?? [];
  if (kind === 'checked') return { kind, name, date };
  return { kind: kind === 'attested' || kind === 'drafted' ? kind : 'unknown' };
}

/** How many of these texts are drafts that no speaker has read. */
export const countUnread = (file: ProvenanceFile | null, i18n: I18n, places: readonly TextPlace[]): number =>
  new Set(places.filter((place) => provenanceOf(file, i18n, place).kind === 'drafted').map(nameOfText)).size;
