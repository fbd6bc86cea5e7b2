import { Button, Icon, Note, Row, RuledList, Section } from 'design-system';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { installedKilobytes } from '@/shared/config';
import { useInstallPrompt } from '../model/use-install-prompt';
import styles from './install-card.module.css';

/**
 * Explains the benefits of installing and how to do it. Renders nothing when installing is not possible now.
 */
export function InstallCard({ isSection = false }: { isSection?: boolean }) {
  const { t } = useTranslation('install');
  const prompt = useInstallPrompt();
  const heading = useId();
  if (prompt.kind === 'none' || prompt.kind === 'installed') return null;
  const card = (
    <Note role="region" aria-labelledby={heading} className={styles.card}>
      <h2 id={heading} className={styles.heading}>
        {t(prompt.kind === 'iphone' ? 'iphone.heading' : 'heading')}
      </h2>
      <RuledList className={styles.reasons}>
        <li>{t('reasons.offline')}</li>
        <li>{t('reasons.code')}</li>
        <li>{t('reasons.store', { kilobytes: installedKilobytes })}</li>
      </RuledList>
      {prompt.kind === 'iphone' && <IphoneSteps />}
      {prompt.kind === 'showing' ? (
        <p role="status">{t('showing')}</p>
      ) : (
        <Row>
          {prompt.kind === 'offered' && (
            <Button isSmall onClick={prompt.install}>
              <Icon name="download" />
              {t('install')}
            </Button>
          )}
          <Button variant="second" isSmall onClick={prompt.postpone}>
            {t('postpone')}
          </Button>
        </Row>
      )}
    </Note>
  );
  return isSection ? <Section isTight>{card}</Section> : card;
}

/** Manual steps for iPhone and iPad, where a page cannot open the install dialog. */
function IphoneSteps() {
  const { t } = useTranslation('install');
  return (
    <ol className={styles.steps} aria-label={t('iphone.stepsLabel')}>
      <li>
        <span>{t('iphone.steps.share')}</span>
        <Icon name="share" />
      </li>
      <li>
        <span>{t('iphone.steps.add')}</span>
        <Icon name="add" />
      </li>
      <li>
        <span>{t('iphone.steps.confirm')}</span>
      </li>
    </ol>
  );
}
