import { Disclosure, VisuallyHidden } from 'design-system';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { CheckedFlyer } from '../model/check-flyer';
import { markSigns } from '../model/mark-signs';
import styles from './marked-text.module.css';

/** The pasted text with its signs marked and numbered; long stretches without a sign are left out. */
export function MarkedText({ checked: { flyer, found } }: { checked: CheckedFlyer }) {
  const { t } = useTranslation('jobs');
  return (
    <Disclosure open summary={t('check.text')}>
      <p>{t('check.textWords')}</p>
      <div className={styles.text} dir="auto">
        {markSigns(flyer, found).map(({ text, numbers, leftOut }, index) => (
          <Fragment key={index}>
            {numbers.length === 0 ? (
              text
            ) : (
              <mark className={styles.mark}>
                {text}
                <sup aria-hidden="true" className={styles.number}>
                  {numbers.join(' ')}
                </sup>
                <VisuallyHidden> ({t('check.sign', { numbers: numbers.join(', ') })}) </VisuallyHidden>
              </mark>
            )}
            {leftOut === 0 ? null : <em className={styles.gap}>{t('check.leftOut', { count: leftOut })}</em>}
          </Fragment>
        ))}
      </div>
    </Disclosure>
  );
}
