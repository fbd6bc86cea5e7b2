import { Tag } from 'design-system';
import { useTranslation } from 'react-i18next';
import type { CheckedFlyer } from '../model/check-flyer';
import { quotesOf } from '../model/mark-signs';
import { signOf, strengthOf } from '../model/signs';
import styles from './found-signs.module.css';
import { SourceLine } from './source-line';

/** More quotations of one sign are counted only. */
const mostQuotes = 3;

/** Each sign of a text: its words, why it matters, how to check it, and who named it. */
export function FoundSigns({ checked: { flyer, found } }: { checked: CheckedFlyer }) {
  const { t } = useTranslation(['jobs', 'job-signs']);
  return (
    <ol className={styles.signs} aria-label={t('check.found')}>
      {found.map((sign, index) => {
        const { weight, source } = signOf(sign.id);
        const quotes = quotesOf(flyer, sign);
        const strength = strengthOf(weight);
        return (
          <li key={sign.id} className={styles.sign}>
            <h3 className={styles.title}>
              <span aria-hidden="true" className={styles.number}>
                {index + 1}
              </span>
              <span>
                {t(`job-signs:signs.${sign.id}.title`)}{' '}
                <Tag {...(strength === 'grave' && { tone: 'call' })}>{t(`check.strength.${strength}`)}</Tag>
              </span>
            </h3>
            <p>
              <b>{t('check.quotes')}</b>{' '}
              {quotes.slice(0, mostQuotes).map((words) => (
                <q key={words} className={styles.quote}>
                  <bdi>{words}</bdi>
                </q>
              ))}{' '}
              {quotes.length > mostQuotes ? t('check.more', { count: quotes.length - mostQuotes }) : null}
            </p>
            <p>
              <b>{t('check.why')}</b> {t(`job-signs:signs.${sign.id}.why`)}
            </p>
            <p>
              <b>{t('check.how')}</b> {t(`job-signs:signs.${sign.id}.check`)}
            </p>
            <SourceLine source={source} />
          </li>
        );
      })}
    </ol>
  );
}
