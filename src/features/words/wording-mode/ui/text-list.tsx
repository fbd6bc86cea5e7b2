import { useTranslation } from 'react-i18next';
import type { ListedText } from '../model/site-texts';
import { nameOfText, type TextPlace } from '../model/text-registry';
import type { DraftedTexts } from '../model/wording-drafts';
import styles from './wording-mode.module.css';

interface TextListProps {
  texts: readonly ListedText[];
  drafted: DraftedTexts;
  onPress: (place: TextPlace) => void;
}

/** Texts that can be pressed, each with where it comes from. */
export function TextList({ texts, drafted, onPress }: TextListProps) {
  const { t } = useTranslation('wordings');
  return (
    <ul className={styles.list}>
      {texts.map(({ place, kind, today, english }) => (
        <li key={nameOfText(place)}>
          <button type="button" onClick={() => onPress(place)}>
            <b lang={today === null ? 'en-GH' : undefined}>{today ?? english}</b>{' '}
            {kind === 'checked' ? null : <small>{t(`text.provenance.${kind}`)}</small>}{' '}
            {nameOfText(place) in drafted ? <small>{t('text.begun')}</small> : null}
          </button>
        </li>
      ))}
    </ul>
  );
}
