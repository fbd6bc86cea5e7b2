import { englishForms, type Wording } from '@/entities/content/wording';
import { acceptedOf, isPresent } from './accepted-words';

/** One accepted text of the file: its English, the words, and who has checked them on which day. */
interface ExportedText {
  readonly english: string;
  readonly text: string;
  readonly speaker?: string;
  readonly date?: string;
}

/**
 * The accepted words as JSON, for `npm run accept-words`. Words of another English are left out.
 * @param englishOf returns the English text of a key of this build
 */
export function exportWords(
  language: string,
  accepted: readonly Pick<Wording, 'key' | 'english' | 'accepted' | 'acceptedOne' | 'speaker' | 'movedAt'>[],
  englishOf: (key: string) => string | undefined,
): string {
  const texts = accepted.flatMap((wording): readonly (readonly [string, ExportedText])[] => {
    const forms = englishForms(wording.key, englishOf);
    if (!isPresent(forms, wording.english)) return [];
    const checked = wording.speaker !== '' && {
      speaker: wording.speaker,
      date: wording.movedAt.slice(0, 10),
    };
    return forms.map(({ key, english }) => [
      key,
      { english, text: acceptedOf(wording, forms, key), ...checked },
    ]);
  });
  return `${JSON.stringify({ language, texts: Object.fromEntries(texts) }, null, 2)}\n`;
}
