import { useTranslation } from 'react-i18next';
import { useReplyWords } from '@/entities/site-figure';
import type { Tutor } from '@/entities/tutor';
import { formatMoney } from '@/shared/i18n';
import { EvidenceSummary, useTutorWords } from '@/entities/tutor';
import styles from './compare-table.module.css';

/** Compares up to three tutors of the shortlist. */
export function CompareTable({ tutors, now }: { tutors: readonly Tutor[]; now: Date }) {
  const { t } = useTranslation(['tutors', 'profile']);
  const words = useTutorWords();
  const replies = useReplyWords();
  if (tutors.length < 2) return <p className={styles.hint}>{t('compare.hint')}</p>;
  const rows = [
    { label: t('profile:price'), of: (tutor: Tutor) => formatMoney(tutor.price) },
    { label: t('profile:free'), of: (tutor: Tutor) => words.nextFree(tutor, now, 3).join('; ') },
    { label: t('profile:subjects'), of: words.subjects },
    { label: t('profile:levels'), of: words.levels },
    { label: t('profile:where'), of: words.where },
    { label: t('profile:area'), of: words.area },
    { label: t('profile:languages'), of: words.languages },
    { label: t('profile:qualification'), of: ({ qualification }: Tutor) => qualification },
    { label: t('profile:years'), of: ({ years }: Tutor) => t('profile:yearsValue', { count: years }) },
    {
      label: t('profile:replies.label'),
      of: ({ id }: Tutor) => replies.wordsOf(id) ?? t('profile:replies.few'),
    },
    {
      label: t('compare.evidence'),
      of: ({ evidence }: Tutor) => <EvidenceSummary evidence={evidence} now={now} />,
    },
  ];
  return (
    // The frame scrolls when the table is too wide; `tabIndex` makes that possible with the keyboard.
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex
    <div className={styles.frame} tabIndex={0} role="region" aria-label={t('compare.heading')}>
      <table className={styles.table}>
        <caption>{t('compare.heading')}</caption>
        <thead>
          <tr>
            <td />
            {tutors.map(({ id, name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, of }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {tutors.map((tutor) => (
                <td key={tutor.id}>{of(tutor)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
