import { Button, Note, Row, Section, StopHeading, Tick } from 'design-system';
import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { forgetOnDevice, useDraftStore } from '@/shared/drafts';
import { useOutbox } from '@/shared/submission';
import styles from './outbox-list.module.css';

/**
 * Switch that marks the phone as shared, so that it stores no drafts from then on. Asks first what to do with
 * the stored codes, because a code is a receipt.
 */
export function SharedPhonePart() {
  const { t } = useTranslation('code');
  const drafts = useDraftStore();
  const { items, forgetSent } = useOutbox();
  const [isAsking, setAsking] = useState(false);
  const isShared = useSyncExternalStore(
    (onChange) => drafts.observe(onChange),
    () => drafts.isSharedPhone(),
    () => false,
  );
  const count = items?.length ?? 0;

  const share = async (isForgetting: boolean) => {
    setAsking(false);
    await Promise.all([drafts.setSharedPhone(true), forgetOnDevice(), isForgetting ? forgetSent() : null]);
  };
  const change = (isWanted: boolean) => {
    if (!isWanted) {
      setAsking(false);
      void drafts.setSharedPhone(false);
    } else if (count > 0) setAsking(true);
    else void share(false);
  };

  return (
    <Section>
      <StopHeading>{t('shared.heading')}</StopHeading>
      <p className={styles.words}>{t('shared.words')}</p>
      <Tick checked={isShared || isAsking} onChange={(event) => change(event.target.checked)}>
        {t('shared.switch')}
      </Tick>
      {isAsking ? (
        <Note tone="call" role="group" aria-label={t('shared.codes', { count })}>
          <p>{t('shared.codes', { count })}</p>
          <Row>
            <Button variant="stop" isSmall onClick={() => void share(true)}>
              {t('shared.forget', { count })}
            </Button>
            <Button variant="second" isSmall onClick={() => void share(false)}>
              {t('shared.keep', { count })}
            </Button>
          </Row>
        </Note>
      ) : null}
    </Section>
  );
}
