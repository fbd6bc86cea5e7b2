import { storageKeys } from '@/shared/config';
import { toLanguageCode, type GivenWords, type LanguageCode } from '@/shared/i18n';
import type { KeyValueStore } from '@/shared/lib/storage';

/** What a prerendered page brings along, beside it as `_payload.json`. */
export interface PagePayload {
  readonly words: GivenWords;
  readonly loaderData: Readonly<Record<string, unknown>>;
}

/** The page that the host has sent. */
export interface FirstPage {
  /** It shows this very address, in this language: its elements can be kept. */
  readonly isWhole: boolean;
  /** The language that the site begins with. */
  readonly language: LanguageCode;
  /** The language that was chosen on this device, when the page is in another. */
  readonly laterLanguage: LanguageCode | null;
  readonly payload: PagePayload;
}

const nothing: PagePayload = { words: {}, loaderData: {} };

/** Reads off the document what the host has sent, and waits for what comes with it. */
export async function readFirstPage(window: Window, store: KeyValueStore): Promise<FirstPage> {
  const { page, language: sent } = window.document.documentElement.dataset;
  const { pathname, search, hash } = window.location;
  const kept = store.get(storageKeys.language);
  // Without its payload a page can still be made anew, from files of words.
  const payload = (await window.lifelinePayload?.catch(() => undefined)) as PagePayload | undefined;
  const isWhole = payload !== undefined && page === pathname && search === '' && hash === '';
  const language = toLanguageCode(isWhole ? sent : (kept ?? sent));
  const chosen = kept === null ? language : toLanguageCode(kept);
  return {
    isWhole,
    language,
    laterLanguage: chosen === language ? null : chosen,
    payload: payload ?? nothing,
  };
}
