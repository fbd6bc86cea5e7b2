import { clsx } from 'clsx/lite';
import { useTranslation } from 'react-i18next';
import type { FoundText } from '../model/find-texts';
import { nameOfText, type TextPlace } from '../model/text-registry';
import type { DraftedTexts } from '../model/wording-drafts';
import styles from './wording-mode.module.css';

interface TextButtonsProps {
  texts: readonly FoundText[];
  drafted: DraftedTexts;
  onPress: (places: readonly TextPlace[]) => void;
}

/** A button over each text of the page, in reading order. */
export function TextButtons({ texts, drafted, onPress }: TextButtonsProps) {
  const { t } = useTranslation('wordings');
  return texts.map(({ id, shown, places, box }) => {
    const isBegun = places.some((place) => nameOfText(place) in drafted);
    return (
      <button
        key={id}
        type="button"
        className={clsx(styles.text, isBegun && styles.begun)}
        style={{ top: box.top, left: box.left, width: box.width, height: box.height }}
        aria-label={t(isBegun ? 'mode.begun' : 'mode.press', { text: shown })}
        onClick={() => onPress(places)}
      />
    );
  });
}
