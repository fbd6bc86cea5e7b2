import { Button, Note, Row, Section, stackStyles } from 'design-system';
import { useTranslation } from 'react-i18next';
import { HelpNumbers } from './help-numbers';

/**
 * Fallback when the quiet booking cannot load. Its code is not kept on the phone, as nothing else of a quiet
 * booking is.
 */
export function QuietOffline({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['quiet-booking', 'counselling']);
  return (
    <Section isFirst>
      <div className={stackStyles.form}>
        <h1>{t('heading')}</h1>
        <Note role="status">
          <p>{t('offline')}</p>
        </Note>
        <h2>{t('counselling:numbers.heading')}</h2>
        <HelpNumbers />
        <Row>
          <Button variant="second" isSmall onClick={onClose}>
            {t('leave')}
          </Button>
        </Row>
      </div>
    </Section>
  );
}
