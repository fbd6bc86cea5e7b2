import { Disclosure, Note } from 'design-system';
import { useTranslation } from 'react-i18next';
import { useUnreadableRecords } from '@/shared/api';

/** Lists the records that lists skip because they cannot be parsed. Renders nothing without any. */
export function UnreadableNote() {
  const { t } = useTranslation('admin');
  const records = useUnreadableRecords();
  if (records.length === 0) return null;
  return (
    <Note tone="call" role="status">
      <p>
        <strong>{t('unreadable.heading', { count: records.length })}</strong>
      </p>
      <p>{t('unreadable.words')}</p>
      <Disclosure summary={t('unreadable.which')}>
        <ul>
          {records.map(({ path, problem }) => (
            <li key={path}>
              <code>{path}</code>: {problem}
            </li>
          ))}
        </ul>
      </Disclosure>
    </Note>
  );
}
