import type { i18n as I18n } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useFormats, htmlLangOf, toLanguageCode } from '@/shared/i18n';
import { formsOf, provenanceOf, type ProvenanceFile } from '../model/text-forms';
import { nameOfText, type TextPlace } from '../model/text-registry';
import styles from './wording-mode.module.css';

interface TextFactsProps {
  place: TextPlace;
  page: string | null;
  file: ProvenanceFile | null;
}

/** The English of a text, today's translation, where it comes from, and where it stands. */
export function TextFacts({ place, page, file }: TextFactsProps) {
  const { t, i18n } = useTranslation('wordings');
  const { date } = useFormats();
  const from = provenanceOf(file, i18n, place);
  return (
    <dl className={styles.facts}>
      <dt>{t('text.english')}</dt>
      <dd lang="en-GH">{linesOf(i18n, place, 'english')}</dd>
      <dt>{t('text.today')}</dt>
      <dd lang={htmlLangOf(toLanguageCode(i18n.language))}>{linesOf(i18n, place, 'today')}</dd>
      <dt>{t('text.provenance.label')}</dt>
      <dd>
        {from.kind === 'checked'
          ? t('text.provenance.checked', { name: from.name, date: date(from.date, 'day') })
          : t(`text.provenance.${from.kind}`)}
      </dd>
      <dt>{t('text.where')}</dt>
      <dd>
        {page === null
          ? t('text.key', { key: nameOfText(place) })
          : t('text.place', { page, key: nameOfText(place) })}
      </dd>
    </dl>
  );
}

const linesOf = (i18n: I18n, place: TextPlace, which: 'english' | 'today') =>
  formsOf(i18n, place).map(({ form, english, today }) => (
    <span key={form} style={{ display: 'block' }}>
      {which === 'english' ? english : (today ?? '—')}
    </span>
  ));
