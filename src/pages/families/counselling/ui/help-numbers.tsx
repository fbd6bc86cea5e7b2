import { useTranslation } from 'react-i18next';
import { useDateLocale } from '@/shared/i18n';
import { dialled, useOffice } from '@/shared/office-facts';
import styles from './help-numbers.module.css';

/**
 * Numbers to call now, with the day on which the office tried them. Those that nobody has tried yet are
 * marked.
 */
export function HelpNumbers() {
  const { t, i18n } = useTranslation(['counselling', 'shell']);
  const { own, ...office } = useOffice();
  const locale = useDateLocale() ?? i18n.language;
  const groups = [
    {
      checkedOn: own.linesCheckedOn,
      numbers: [
        { key: 'emergency', number: '112' },
        { key: 'hope', number: office.childLine },
        { key: 'hope', number: office.childLineToo },
      ],
    },
    {
      checkedOn: own.helpCheckedOn,
      numbers: [
        { key: 'mind', number: office.mindLine },
        { key: 'violence', number: office.violenceLine },
        { key: 'online', number: office.onlineLine },
        { key: 'chat', number: office.onlineChat },
        { key: 'police', number: office.policeLine },
      ],
    },
  ] as const;
  return (
    <div className={styles.groups}>
      {groups.map(({ checkedOn, numbers }, index) => (
        <div key={index}>
          <ul className={styles.lines}>
            {numbers.map(({ key, number }) => (
              <li key={number}>
                <a className={styles.number} href={`tel:${number.replaceAll(' ', '')}`}>
                  {t('shell:contact.call', { number: dialled(number) })}
                </a>{' '}
                {t(`numbers.${key}`)}
              </li>
            ))}
          </ul>
          <p className={styles.tried}>
            {checkedOn
              ? t('numbers.tried', {
                  day: new Date(checkedOn).toLocaleDateString(locale, {
                    dateStyle: 'long',
                    timeZone: 'UTC',
                  }),
                })
              : t('numbers.untried')}
          </p>
        </div>
      ))}
    </div>
  );
}
