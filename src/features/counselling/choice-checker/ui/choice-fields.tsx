import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ChipsField, SelectField, TextField, TickField } from '@/shared/ui/form';
import { categories, type Choice, type Place } from '../model/choice';
import type { ChoicesForm } from '../model/choices-draft';
import styles from './choice-card.module.css';

interface ChoiceFieldsProps {
  place: Place;
  choice: Choice;
  form: UseFormReturn<ChoicesForm>;
  isTvet: boolean;
  /** Whether a boarding school of a special list may stand in this place. */
  hasSpecial: boolean;
}

/** The fields of one choice. What nobody knows may stay empty: the checker then asks. */
export function ChoiceFields({ place, choice, form, isTvet, hasSpecial }: ChoiceFieldsProps) {
  const { t } = useTranslation('choices');
  return (
    <div className={styles.fields}>
      <TextField
        form={form}
        name={`${place}-school`}
        label={t('fields.school.label')}
        data-focus={`${place}-school`}
        maxLength={80}
        autoComplete="off"
      />
      <TextField
        form={form}
        name={`${place}-programme`}
        label={t('fields.programme.label')}
        maxLength={80}
        autoComplete="off"
      />
      <SelectField
        form={form}
        name={`${place}-category`}
        label={t('fields.category.label')}
        hint={t('fields.category.hint')}
      >
        <option value="">{t('fields.unknown')}</option>
        {categories.map((category) => (
          <option key={category} value={category}>
            {t('category', { category })}
          </option>
        ))}
      </SelectField>
      <SelectField form={form} name={`${place}-takes`} label={t('fields.takes.label')}>
        <option value="">{t('fields.unknown')}</option>
        {(['both', 'girls', 'boys'] as const).map((takes) => (
          <option key={takes} value={takes}>
            {t(`fields.takes.${takes}`)}
          </option>
        ))}
      </SelectField>
      <ChipsField
        form={form}
        name={`${place}-stay`}
        label={t('fields.stay.label')}
        type="radio"
        options={(['day', 'boarding'] as const).map((stay) => ({
          value: stay,
          label: t(`fields.stay.${stay}`),
        }))}
      />
      {choice.stay === 'day' ? (
        <TextField
          form={form}
          name={`${place}-km`}
          label={t('fields.km.label')}
          hint={t('fields.km.hint')}
          inputMode="decimal"
          maxLength={8}
          autoComplete="off"
        />
      ) : null}
      {hasSpecial && choice.stay === 'boarding' ? (
        <TickField form={form} name={`${place}-isSpecial`} label={t('fields.isSpecial.label')} />
      ) : null}
      {isTvet ? (
        <SelectField form={form} name={`${place}-kind`} label={t('fields.kind.label')}>
          <option value="">{t('fields.unknown')}</option>
          <option value="tvet">{t('fields.kind.tvet')}</option>
          <option value="shs">{t('fields.kind.shs')}</option>
        </SelectField>
      ) : null}
      <ChipsField
        form={form}
        name={`${place}-isAccepted`}
        label={t('fields.isAccepted.label')}
        hint={t('fields.isAccepted.hint')}
        type="radio"
        options={(['yes', 'no'] as const).map((answer) => ({
          value: answer,
          label: t(`fields.isAccepted.${answer}`),
        }))}
      />
    </div>
  );
}
