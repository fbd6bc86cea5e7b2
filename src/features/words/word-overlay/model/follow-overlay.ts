import type { i18n as I18n } from 'i18next';
import {
  coverTexts,
  parseOverlayWords,
  partsOfKey,
  presentOverlay,
  shownText,
  wordOverlayPath,
  type OverlayWords,
} from '@/entities/content/wording';
import type { DocumentData } from '@/shared/backend';
import { storageKeys } from '@/shared/config';
import type { LanguageCode } from '@/shared/i18n';
import type { KeyValueStore } from '@/shared/lib/storage';

interface OverlayOptions {
  readonly i18n: I18n;
  readonly language: LanguageCode;
  readonly device: KeyValueStore;
  /** Whether words that nobody has checked are left out. */
  readonly isCheckedOnly: () => boolean;
  /** Reads a document of the database. */
  readonly read: (path: string) => Promise<DocumentData | null>;
  readonly log: (cause: unknown) => void;
}

/** The words that the device keeps of this language. */
function readKept(device: KeyValueStore, language: LanguageCode): OverlayWords {
  const kept = device.get(storageKeys.wordOverlay) ?? '';
  const start = `${language} `;
  return (kept.startsWith(start) ? parseOverlayWords(kept.slice(start.length)) : null) ?? {};
}

/**
 * Puts the accepted words of a language over those of the build: at once those that the device keeps, then
 * those that the database has, by one read, which are kept. Files that are loaded later get theirs, too.
 * @returns stops
 */
export function followOverlay({
  i18n,
  language,
  device,
  isCheckedOnly,
  read,
  log,
}: OverlayOptions): () => void {
  let words = readKept(device, language);
  let isHere = true;
  const englishOf = (key: string): string | undefined => {
    const [namespace] = partsOfKey(key);
    return i18n.hasResourceBundle(language, namespace) ? shownText(i18n, 'en', key) : undefined;
  };
  /** Whether any text has changed. */
  const apply = (): boolean => coverTexts(i18n, language, presentOverlay(words, englishOf, isCheckedOnly()));
  const show = () => {
    if (apply()) i18n.emit('wordsChanged');
  };
  // Before what waits for the file is shown.
  const onAdded = () => void apply();
  i18n.store.on('added', onAdded);
  show();
  const follow = async () => {
    const stored = await read(wordOverlayPath(language));
    const found = stored === null ? {} : parseOverlayWords(String(stored.words));
    if (found === null || !isHere) return;
    words = found;
    device.set(storageKeys.wordOverlay, `${language} ${JSON.stringify(found)}`);
    show();
  };
  void follow().catch(log);
  return () => {
    isHere = false;
    i18n.store.off('added', onAdded);
  };
}
