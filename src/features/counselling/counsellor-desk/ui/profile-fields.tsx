import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { counsellingWays, talkTopics } from '@/shared/choices';
import { ChipsField, TextAreaField, TextField } from '@/shared/ui/form';

interface ProfileValues {
  name: string;
  room: string;
  about: string;
  topics: string[];
  ways: string[];
}

/** Labels of the fields of a profile, in their order. */
export function useProfileLabels() {
  const { t } = useTranslation(['counselling-desk', 'booking']);
  return {
    name: t('profile.name'),
    about: t('profile.about'),
    topics: t('profile.topics'),
    ways: t('profile.ways'),
    room: t('profile.room'),
  };
}

interface ProfileFieldsProps<Values extends ProfileValues> {
  form: Pick<UseFormReturn<Values>, 'register' | 'formState'>;
  labels: Readonly<Record<keyof ProfileValues, string>>;
  /** Name and room, which only the office edits. */
  hasOffice: boolean;
}

/** What a profile says, besides the hours. */
export function ProfileFields<Values extends ProfileValues>({
  form: given,
  labels,
  hasOffice,
}: ProfileFieldsProps<Values>) {
  const { t } = useTranslation(['counselling-desk', 'booking']);
  // The fields are those of every profile; a form may have more.
  const form = given as unknown as Pick<UseFormReturn<ProfileValues>, 'register' | 'formState'>;
  return (
    <>
      {hasOffice ? <TextField form={form} name="name" label={labels.name} autoComplete="off" /> : null}
      <TextAreaField
        form={form}
        name="about"
        rows={4}
        isOptional
        label={labels.about}
        hint={t('profile.aboutHint')}
      />
      <ChipsField
        form={form}
        type="checkbox"
        name="topics"
        label={labels.topics}
        options={talkTopics.map((value) => ({ value, label: t(`booking:topics.${value}`) }))}
      />
      <ChipsField
        form={form}
        type="checkbox"
        name="ways"
        label={labels.ways}
        options={counsellingWays.map((value) => ({ value, label: t(`booking:ways.${value}`) }))}
      />
      {hasOffice ? (
        <TextField
          form={form}
          name="room"
          isShort
          isOptional
          label={labels.room}
          hint={t('profile.roomHint')}
          autoComplete="off"
        />
      ) : null}
    </>
  );
}
