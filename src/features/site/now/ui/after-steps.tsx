import { Section, StopHeading } from 'design-system';
import { useTranslation } from 'react-i18next';
import type { Tracking } from '@/entities/tracking';
import { useOffice } from '@/shared/office-facts';
import { useNextThing } from '../model/use-next-thing';
import styles from './after-steps.module.css';

/** What comes after the next thing: at most three steps, none of them past. */
export function AfterSteps({ code, tracking }: { code: string; tracking: Tracking }) {
  const { t } = useTranslation('now');
  const words = t as (key: string, values?: object) => string;
  const office = useOffice();
  const { after } = useNextThing(code, tracking);
  return (
    <Section id="part-steps" ground="block" isTight>
      <StopHeading>{t('stepsHeading')}</StopHeading>
      <ol className={styles.steps}>
        {after.map((step) => (
          <li key={step}>
            <b>{words(`after.${step}.title`)}</b>
            {words(`after.${step}.words`, { ...office })}
          </li>
        ))}
      </ol>
    </Section>
  );
}
