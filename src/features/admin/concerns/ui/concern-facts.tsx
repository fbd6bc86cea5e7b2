import { Facts, Note } from 'design-system';
import { useTranslation } from 'react-i18next';
import { hasConcernContact, type Concern } from '@/entities/concern';
import { useFormats } from '@/shared/i18n';
import { HelpLines } from '@/shared/ui/help-lines';
import { readBy } from '../model/concern-record';
import { ConcernAbout } from './concern-about';
import { ConcernWriter } from './concern-writer';
import styles from './concerns.module.css';

/** A worry. Opening who wrote it is logged. */
export function ConcernFacts({ concern }: { concern: Concern }) {
  const { t } = useTranslation('admin');
  const { date } = useFormats();
  const { createdAt, words, source, about } = concern;
  return (
    <>
      {concern.state === 'closed' || concern.state === 'junk' ? null : (
        <Note tone="call" className={styles.act}>
          <p>{t('concerns.act')}</p>
          <HelpLines />
        </Note>
      )}
      <Facts
        facts={[
          { label: t('concerns.words'), value: words },
          { label: t('concerns.source'), value: t(`concerns.sources.${source}`) },
          { label: t('concerns.about'), value: about === '' ? '' : <ConcernAbout about={about} /> },
          { label: t('facts.sent'), value: date(createdAt, 'longMoment') },
          {
            label: t('concerns.readBy'),
            value: concern.state === 'received' ? date(readBy(concern), 'longMoment') : '',
          },
        ]}
      />
      {hasConcernContact(concern) ? <ConcernWriter concern={concern} /> : <p>{t('concerns.noContact')}</p>}
    </>
  );
}
