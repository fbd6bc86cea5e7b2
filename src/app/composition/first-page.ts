import type { BuiltArticles } from '@/entities/content/article';
import type { BuiltSolved } from '@/entities/homework/solved-question';
import type { BuiltJobs } from '@/entities/jobs/job';
import { storageKeys } from '@/shared/config';
import { toLanguageCode, type GivenWords, type LanguageCode } from '@/shared/i18n';
import type { KeyValueStore } from '@/shared/lib/storage';

/** Data of a prerendered page, in its `_payload.json`. */
export interface PagePayload {
  readonly words: GivenWords;
  readonly loaderData: Readonly<Record<string, unknown>>;
  readonly builtJobs: BuiltJobs | null;
  readonly builtSolved: BuiltSolved | null;
  readonly builtArticles: BuiltArticles | null;
}

/** The page that the host has delivered. */
export interface FirstPage {
  /** Whether its HTML matches the address and language, so that it can be hydrated. */
  readonly isWhole: boolean;
  /** Initial language. */
  readonly language: LanguageCode;
  /** The stored language, when the page has another one. */
  readonly laterLanguage: LanguageCode | null;
  readonly payload: PagePayload;
}

const nothing: PagePayload = {
  words: {},
  loaderData: {},
  builtJobs: null,
  builtSolved: null,
  builtArticles: null,
};

/** Reads the delivered page's data from the document, and waits for its payload. */
export async function readFirstPage(window: Window, store: KeyValueStore): Promise<FirstPage> {
  const { page, language: sent } = window.document.documentElement.dataset;
  const { pathname, search, hash } = window.location;
  const kept = store.get(storageKeys.language);
  // Without the payload the page is rendered again, with separate locale files.
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
