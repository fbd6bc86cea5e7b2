import { textStyles } from 'design-system';
import { useTranslation } from 'react-i18next';
import type { SignSource } from '../model/signs';

/** Who says so, with a link to where it was read. */
export function SourceLine({ source }: { source: SignSource | null }) {
  const { t } = useTranslation('jobs');
  if (source === null) return <p className={textStyles.small}>{t('check.sourceOurs')}</p>;
  const { name, year, address } = source;
  return (
    <p className={textStyles.small}>
      <a href={address} target="_blank" rel="noreferrer">
        {year === undefined ? t('check.sourceUndated', { name }) : t('check.source', { name, year })}
      </a>
    </p>
  );
}
