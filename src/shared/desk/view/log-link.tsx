import { textStyles } from 'design-system';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { deskQuery, startOf } from '../address/desk-address';

/**
 * Leads to all changes of a record: the list beside it holds the newest alone. For the office, which has the
 * view.
 * @param record path
 */
export function LogLink({ record }: { record: string }) {
  const { t } = useTranslation('admin');
  const { pathname } = useLocation();
  return (
    <p className={textStyles.soft}>
      <Link to={`${pathname}${deskQuery(startOf('changes'))}#${record}`}>{t('log.ofRecord')}</Link>
    </p>
  );
}
