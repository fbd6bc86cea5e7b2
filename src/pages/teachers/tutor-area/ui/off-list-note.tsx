import { Note, Row, Section } from 'design-system';
import { useTranslation } from 'react-i18next';
import type { Tutor } from '@/entities/tutor';
import { dialled, useOffice } from '@/shared/office-facts';
import { useFormats } from '@/shared/i18n';
import { routes } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/links';
import styles from './off-list-note.module.css';

/** Tells a hidden or suspended tutor why, until when, and how to object. Renders nothing for others. */
export function OffListNote({ tutor }: { tutor: Tutor }) {
  const { state, hiddenUntil = '', suspension } = tutor;
  const { t } = useTranslation('tutor-area');
  const { date } = useFormats();
  const office = useOffice();
  if (state !== 'hidden' && state !== 'suspended') return null;
  return (
    <Section isTight>
      <Note tone="call" role="region" aria-labelledby="off-list" className={styles.note}>
        <h2 id="off-list">{t(`offList.${state}.heading`)}</h2>
        <p>{t(`offList.${state}.words`)}</p>
        {state === 'suspended' && suspension !== undefined && suspension.reason !== '' ? (
          <p>
            <b>{t(`offList.reasons.${suspension.reason}`)}</b> {suspension.words}
          </p>
        ) : null}
        {state === 'hidden' ? (
          <p>
            <b>
              {hiddenUntil === ''
                ? t('offList.untilTalk', { phone: dialled(office.phone) })
                : t('offList.until', { date: date(hiddenUntil, 'day') })}
            </b>
          </p>
        ) : null}
        <p>{t('offList.object')}</p>
        <Row>
          <LinkButton variant="second" isSmall to={routes.enquiryAbout('teaching')}>
            {t('offList.write')}
          </LinkButton>
        </Row>
      </Note>
    </Section>
  );
}
