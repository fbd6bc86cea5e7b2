import { useTranslation } from 'react-i18next';
import { useIsHydrated } from '@/shared/lib/hydration';
import { SelectField } from '@/shared/ui/form';
import type { ChoicesState } from '../model/use-choices-form';
import styles from './choices-form.module.css';

/** Years that the document has, which does not know when it is read. */
const usualYears = [2027, 2026, 2025, 2024, 2023];

/** Year of the BECE, girl or boy, and whether the list is for TVET. */
export function AboutChild({ state: { form, known } }: { state: ChoicesState }) {
  const { t } = useTranslation('choices');
  const isHydrated = useIsHydrated();
  const next = isHydrated ? new Date().getFullYear() + 1 : 0;
  const shown = known.filter(({ isShown }) => isShown).map(({ year }) => year);
  const years = [...new Set([...usualYears, ...shown, ...(next > 2027 ? [next - 1, next] : [])])].sort(
    (one, other) => other - one,
  );
  return (
    <div className={styles.about}>
      <SelectField
        form={form}
        name="beceYear"
        label={t('fields.beceYear.label')}
        hint={t('fields.beceYear.hint')}
      >
        <option value="">{t('fields.choose')}</option>
        {years.map((year) => (
          <option key={year} value={year}>
            {year}
          </option>
        ))}
      </SelectField>
      <SelectField
        form={form}
        name="sexOfChild"
        label={t('fields.sexOfChild.label')}
        hint={t('fields.sexOfChild.hint')}
      >
        <option value="">{t('fields.unsaid')}</option>
        <option value="girl">{t('fields.sexOfChild.girl')}</option>
        <option value="boy">{t('fields.sexOfChild.boy')}</option>
      </SelectField>
      <SelectField form={form} name="route" label={t('fields.route.label')} hint={t('fields.route.hint')}>
        <option value="">{t('fields.route.any')}</option>
        <option value="tvet">{t('fields.route.tvet')}</option>
      </SelectField>
    </div>
  );
}
