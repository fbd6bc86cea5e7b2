import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { maximumPrice, type Tutor } from '@/entities/tutor';
import { limits, optionalCedis, optionalText, someOf } from '@/shared/fields';
import { regionCodes } from '@/shared/ghana';
import { lessonPlaces, spokenLanguages } from '@/shared/choices';
import { ChipsField, TextAreaField, TextField } from '@/shared/ui/form';
import { changeProfile } from '@/entities/tutor';
import type { ProfileArea } from '../model/profile-area';
import { PendingWriteForm, usePendingWriteForm } from '@/entities/tutor';

const ownSchema = v.object({
  about: optionalText(1000),
  where: v.picklist(lessonPlaces),
  regions: someOf(regionCodes),
  towns: optionalText(limits.shortText),
  languages: someOf(spokenLanguages),
  price: optionalCedis(maximumPrice / 100),
});

const cedisOf = (pesewas: number) =>
  pesewas % 100 === 0 ? String(pesewas / 100) : (pesewas / 100).toFixed(2);

/** The fields that a tutor can change without the office. */
export function OwnFieldsForm({ tutor, area }: { tutor: Tutor; area: ProfileArea }) {
  const { t } = useTranslation(['tutor-area', 'ghana']);
  const { about, where, regions, towns, languages, price } = tutor;
  const act = usePendingWriteForm<v.InferInput<typeof ownSchema>, v.InferOutput<typeof ownSchema>>(
    { form: 'own-profile', version: 1 },
    ownSchema,
    { about, where, regions, towns, languages, price: cedisOf(price) },
    area,
    (who, fields) =>
      changeProfile(who, tutor, {
        ...fields,
        regions: [...fields.regions],
        languages: [...fields.languages],
      }),
  );
  const labels = {
    about: t('profile.about'),
    where: t('profile.where'),
    regions: t('profile.regions'),
    towns: t('profile.towns'),
    languages: t('profile.languages'),
    price: t('profile.price'),
  };
  if (!area.who) return null;
  return (
    <PendingWriteForm
      {...{ act, area, labels }}
      heading={t('profile.own')}
      isNamedAbove
      sendLabel={t('profile.save')}
    >
      <TextAreaField
        form={act.form}
        name="about"
        label={labels.about}
        hint={t('profile.aboutHint')}
        isOptional
        rows={5}
      />
      <ChipsField
        form={act.form}
        type="radio"
        name="where"
        label={labels.where}
        options={lessonPlaces.map((value) => ({ value, label: t(`offers.places.${value}`) }))}
      />
      <ChipsField
        form={act.form}
        type="checkbox"
        name="regions"
        label={labels.regions}
        options={regionCodes.map((value) => ({ value, label: t(`ghana:regions.${value}`) }))}
      />
      <TextField form={act.form} name="towns" label={labels.towns} isOptional />
      <ChipsField
        form={act.form}
        type="checkbox"
        name="languages"
        label={labels.languages}
        options={spokenLanguages.map((value) => ({ value, label: t(`profile.spoken.${value}`) }))}
      />
      <TextField
        form={act.form}
        name="price"
        inputMode="decimal"
        label={labels.price}
        hint={t('profile.priceHint')}
        isShort
      />
    </PendingWriteForm>
  );
}
