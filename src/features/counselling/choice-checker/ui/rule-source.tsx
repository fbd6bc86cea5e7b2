import { textStyles } from 'design-system';
import { useTranslation } from 'react-i18next';
import type { ChoiceRule } from '@/entities/counselling/choice-rule';
import { useFormats } from '@/shared/i18n';

/** Name of a site in an address. */
export const siteOf = (address: string): string =>
  address.replace(/^https?:\/\/(www\.)?/, '').replace(/\/.*$/, '');

/** The rule's own words, where they were read, and on which day. */
export function RuleSource({ rule: { words, source, seen } }: { rule: ChoiceRule }) {
  const { t } = useTranslation('choices');
  const { date } = useFormats();
  return (
    <p className={textStyles.small}>
      <b>{t('rule')}</b> {words}{' '}
      {source
        .split(' ')
        .filter(Boolean)
        .map((address, index) => (
          <span key={address}>
            {index > 0 ? ', ' : null}
            <a href={address} target="_blank" rel="noreferrer">
              {siteOf(address)}
            </a>
          </span>
        ))}
      {source === '' ? t('noSource') : null}
      {seen === '' ? null : `, ${t('seen', { date: date(seen, 'date') })}`}
    </p>
  );
}
