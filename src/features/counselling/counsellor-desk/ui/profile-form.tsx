import { useTranslation } from 'react-i18next';
import type { Counsellor } from '@/entities/counselling/counsellor';
import { useStaff } from '@/entities/session';
import { deskStyles, OutdatedNote } from '@/shared/desk';
import { OpenedForm, useOpened, useVersionForm } from '@/shared/drafts';
import { FormSummary } from '@/shared/ui/form';
import { useEditCounsellorMutation } from '../api/counsellor-desk-api';
import { profileEditSchema, profileValues } from '../model/profile-form';
import { ProfileFields, useProfileLabels } from './profile-fields';

interface ProfileFormProps {
  counsellor: Counsellor;
  /** The office also edits the name and the room, a counsellor not of the own profile. */
  hasOffice: boolean;
  onClose: () => void;
}

/** Edits what a profile says. It keeps a draft. What somebody else saves meanwhile is not overwritten. */
export function ProfileForm(props: ProfileFormProps) {
  const { opened, turn, reopen } = useOpened(props.counsellor);
  return <OpenProfileForm key={turn} {...props} opened={opened} onFresh={reopen} />;
}

interface OpenProfileFormProps extends ProfileFormProps {
  opened: Counsellor;
  onFresh: () => void;
}

function OpenProfileForm({ counsellor, opened, hasOffice, onClose, onFresh }: OpenProfileFormProps) {
  const { t } = useTranslation('counselling-desk');
  const by = useStaff();
  const [edit, { error, isLoading }] = useEditCounsellorMutation();
  const { form, draft, onSubmit, version } = useVersionForm({
    name: `counsellor-profile.${by.userId}.${counsellor.id}`,
    record: counsellor,
    schema: profileEditSchema,
    empty: { ...profileValues(opened), basis: opened.lastChange },
    save: async ({ basis: lastChange, name, room, ...own }) => {
      const facts = hasOffice ? { name, room, ...own } : own;
      const { data } = await edit({ by, counsellor: { id: counsellor.id, lastChange }, facts });
      return data === 'saved';
    },
    onDone: onClose,
  });
  const labels = useProfileLabels();
  return (
    <OpenedForm
      draft={draft}
      className={deskStyles.form}
      onSubmit={onSubmit}
      aria-label={t('profile.heading')}
      labels={labels}
      error={error}
      notice={
        <OutdatedNote words={t('outdated.words')} isSending={isLoading} {...{ version, draft, onFresh }} />
      }
      send={t('profile.save')}
      leave={t('leave')}
      isSending={isLoading}
      onClose={onClose}
    >
      <FormSummary form={form} labels={labels} />
      <ProfileFields form={form} labels={labels} hasOffice={hasOffice} />
    </OpenedForm>
  );
}
