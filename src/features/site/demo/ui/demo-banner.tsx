import { clsx } from 'clsx/lite';
import { Banner, InlineButton } from 'design-system';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDemo, type Demo } from '../model/demo-context';
import styles from './demo-banner.module.css';

/** One line above a form or a list: nothing leaves this device. Renders nothing with a real backend. */
export function DemoBanner() {
  const { t } = useTranslation('shell');
  const demo = useDemo();
  if (!demo) return null;
  return (
    <div className={styles.demo}>
      <Banner ground="sand" actions={<DemoReset demo={demo} />}>
        {t('demo.short')}
      </Banner>
    </div>
  );
}

/** What the demo is, in the footer of every page. */
export function DemoLine() {
  const { t } = useTranslation('shell');
  const demo = useDemo();
  if (!demo) return null;
  return (
    <div className={clsx(styles.line, styles.demo)}>
      <strong>{t('demo.title')}</strong> {t('demo.words')} {t('demo.samples')} <DemoReset demo={demo} />
    </div>
  );
}

const ResetDialog = lazy(async () => {
  const { ResetDialog: dialog } = await import(/* webpackChunkName: "demo" */ './reset-dialog');
  return { default: dialog };
});

/** Button that resets the demo after confirmation. */
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
