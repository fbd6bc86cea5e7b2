import type { i18n as I18n } from 'i18next';
import { toLanguageCode, type ReadWords } from '@/shared/i18n';

/**
 * Reads the words of the current language again, because another choice of them is wanted, and shows them.
 * Those of other languages are read again once they are shown.
 */
export async function reloadWords(i18n: I18n, read: ReadWords): Promise<void> {
  const language = toLanguageCode(i18n.language);
  const names = Object.keys(i18n.getDataByLanguage(language) ?? {});
  const words = await Promise.all(names.map((name) => read(language, name)));
  for (const [code, all] of Object.entries(i18n.store.data)) {
    if (code !== 'en') for (const name of Object.keys(all)) i18n.removeResourceBundle(code, name);
  }
  names.forEach((name, index) => i18n.addResourceBundle(language, name, words[index]));
  await i18n.changeLanguage(language);
}
