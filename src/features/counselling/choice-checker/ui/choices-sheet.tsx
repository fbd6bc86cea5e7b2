import { clsx } from 'clsx/lite';

import { useTranslation } from 'react-i18next';
import { useFormats } from '@/shared/i18n';
import { usePrintedAlone } from '@/shared/lib/device';
import { isFilled } from '../model/choice';
import type { ChoicesState } from '../model/use-choices-form';
import styles from './choices-sheet.module.css';
import { useFindingWords } from './finding-line';
import { useRulesWords } from './found-in-list';
import { siteOf } from './rule-source';

/** A list with more choices and findings than this is printed in smaller letters. */
const mostLines = 14;

/** The list with its findings for one A4 page; only on paper. */
export function ChoicesSheet({ state: { list, checked } }: { state: ChoicesState }) {
  const { t } = useTranslation('choices');
  const { date } = useFormats();
  const words = useFindingWords();
  const rulesWords = useRulesWords();
  usePrintedAlone('choices');
  const { rules, findings } = checked;
  const lines = list.choices.filter(isFilled).length + findings.length;
  return (
    <div className={clsx(styles.sheet, lines > mostLines && styles.dense)} aria-hidden="true">
      <p className={styles.title}>
        {list.beceYear === null ? t('text.noYear') : t('text.year', { year: list.beceYear })}
      </p>
      <p className={styles.not}>{t('sheet.not')}</p>
      <p>{t('sheet.who')}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            {(['number', 'school', 'programme', 'category', 'stay', 'isAccepted'] as const).map((name) => (
              <th key={name}>{t(`sheet.${name}`)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {list.choices.map((choice, index) =>
            isFilled(choice) ? (
              <tr key={index}>
                <td>{index + 1}</td>
                <td>{choice.school}</td>
                <td>{choice.programme}</td>
                <td>{choice.category || '?'}</td>
                <td>{choice.stay === '' ? '?' : t(`fields.stay.${choice.stay}`)}</td>
                <td>{choice.isAccepted === '' ? '?' : t(`fields.isAccepted.${choice.isAccepted}`)}</td>
              </tr>
            ) : null,
          )}
        </tbody>
      </table>
      {rules === null ? null : (
        <>
          <p>{rulesWords(rules)}</p>
          <ul className={styles.findings}>
            {findings.map((finding) => {
              const rule = finding.rule === null ? null : rules.rules[finding.rule];
              return (
                <li key={finding.kind + finding.places.join()}>
                  <b>
                    {t(`severities.${finding.severity}`)}
                    {finding.places.length > 0 ? ` ${finding.places.join(', ')}` : null}:
                  </b>{' '}
                  {words(finding)}
                  {rule === null || finding.severity === 'question' ? null : (
                    <span className={styles.rule}>
                      {' '}
                      {t('rule')} {rule.words}{' '}
                      {rule.source === '' ? t('noSource') : rule.source.split(' ').map(siteOf).join(', ')}
                      {rule.seen === '' ? null : `, ${t('seen', { date: date(rule.seen, 'date') })}`}
                    </span>
                  )}
                </li>
              );
            })}
          </ul>
        </>
      )}
      <p>{t('sheet.free')}</p>
    </div>
  );
}
