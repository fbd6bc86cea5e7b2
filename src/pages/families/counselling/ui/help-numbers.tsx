import { useTranslation } from 'react-i18next';
import { useDateLocale } from '@/shared/i18n';
import { dialled, useOffice } from '@/shared/office-facts';
import styles from './help-numbers.module.css';

/**
 * Numbers to call now. 112 is for an emergency and nobody tries it; of the helplines stands the day on which
 * the office tried them, or once that nobody has.
 */
export function HelpNumbers() {
  const { t, i18n } = useTranslation('counselling');
  const { own, ...office } = useOffice();
  const locale = useDateLocale() ?? i18n.language;
  const lines = [
    { key: 'hope', number: office.childLine },
    { key: 'hope', number: office.childLineToo },
  ] as const;
  const others = [
    { key: 'mind', number: office.mindLine },
    { key: 'violence', number: office.violenceLine },
    { key: 'online', number: office.onlineLine },
    { key: 'chat', number: office.onlineChat },
    { key: 'police', number: office.policeLine },
  ] as const;
  const groups =
    own.linesCheckedOn || own.helpCheckedOn
      ? [
          { checkedOn: own.linesCheckedOn, numbers: lines },
          { checkedOn: own.helpCheckedOn, numbers: others },
        ]
      : [{ checkedOn: '', numbers: [...lines, ...others] }];
  return (
    <div className={styles.groups}>
      <Numbers numbers={[{ key: 'emergency', number: '112' }]} />
      {groups.map(({ checkedOn, numbers }, index) => (
        <div key={index}>
          <Numbers numbers={numbers} />
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

interface HelpNumber {
  readonly key: 'emergency' | 'hope' | 'mind' | 'violence' | 'online' | 'chat' | 'police';
  readonly number: string;
}

function Numbers({ numbers }: { numbers: readonly HelpNumber[] }) {
  const { t } = useTranslation(['counselling', 'shell']);
  return (
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
  );
}
