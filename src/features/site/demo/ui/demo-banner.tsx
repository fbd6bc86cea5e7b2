import { Banner, InlineButton } from 'design-system';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDemo, type Demo } from '../model/demo-context';
import styles from './demo-banner.module.css';

/** Above a form or records: nothing leaves this device. Nothing when the site has a real backend. */
export function DemoBanner() {
  const demo = useDemo();
  if (!demo) return null;
  return (
    <div className={styles.demo}>
      <Banner ground="sand" actions={<DemoReset demo={demo} />}>
        <DemoWords />
      </Banner>
    </div>
  );
}

/** The same at the foot of every page, in one line. */
export function DemoLine() {
  const { t } = useTranslation('shell');
  const demo = useDemo();
  if (!demo) return null;
  return (
    <div className={`${styles.line} ${styles.demo}`}>
      <DemoWords /> {t('demo.samples')} <DemoReset demo={demo} />
    </div>
  );
}

function DemoWords() {
  const { t } = useTranslation('shell');
  return (
    <>
      <strong>{t('demo.title')}</strong> {t('demo.words')}
    </>
  );
}

const ResetDialog = lazy(async () => {
  const { ResetDialog: dialog } = await import(/* webpackChunkName: "demo" */ './reset-dialog');
  return { default: dialog };
});

/** Forgets everything done on this device, after asking once more. */
function DemoReset({ demo }: { demo: Demo }) {
  const { t } = useTranslation('shell');
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <InlineButton onClick={() => setAsking(true)}>{t('demo.reset')}</InlineButton>
      {isAsking ? (
        <Suspense>
          <ResetDialog demo={demo} onClose={() => setAsking(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
