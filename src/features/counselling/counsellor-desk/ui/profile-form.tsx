import { Button, Row } from 'design-system';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Counsellor } from '@/entities/counselling/counsellor';
import { useStaff } from '@/entities/session';
import { deskStyles } from '@/shared/desk';
import { DraftForm, DraftNote, KeptNote, useDraftedForm } from '@/shared/drafts';
import { useFocusPart } from '@/shared/lib/focus';
import { BackendProblem, FormSummary } from '@/shared/ui/form';
import { useEditCounsellorMutation } from '../api/counsellor-desk-api';
import { profileSchema, profileValues } from '../model/profile-form';
import { ProfileFields, useProfileLabels } from './profile-fields';

interface ProfileFormProps {
  counsellor: Counsellor;
  /** The office also edits the name and the room, a counsellor not of the own profile. */
  hasOffice: boolean;
  onClose: () => void;
}

/** Edits what a profile says. It keeps a draft. */
export function ProfileForm({ counsellor, hasOffice, onClose }: ProfileFormProps) {
  const { t } = useTranslation('counselling-desk');
  const by = useStaff();
  const [edit, { error, isLoading }] = useEditCounsellorMutation();
  const empty = useMemo(() => profileValues(counsellor), [counsellor]);
  const { form, draft, onSubmit } = useDraftedForm({
    name: { form: `counsellor-profile.${by.userId}.${counsellor.id}`, version: 1, isOfAccount: true },
    schema: profileSchema,
    empty,
    hasSummary: true,
    action: {
      run: async ({ name, room, ...own }) => {
        const facts = hasOffice ? { name, room, ...own } : own;
        return (await edit({ by, counsellor, facts })).error === undefined;
      },
    },
    onDone: onClose,
  });
  const part = useRef<HTMLDivElement>(null);
  useFocusPart(part);
  const labels = useProfileLabels();
  return (
    <div ref={part} tabIndex={-1}>
      <DraftForm
        draft={draft}
        className={deskStyles.form}
        onSubmit={onSubmit}
        aria-label={t('profile.heading')}
      >
        <FormSummary form={form} labels={labels} />
        <ProfileFields form={form} labels={labels} hasOffice={hasOffice} />
        <KeptNote draft={draft} labels={labels} />
        <DraftNote draft={draft} />
        <BackendProblem error={error} />
        <Row>
          <Button type="submit" isSmall isBusy={isLoading}>
            {t('profile.save')}
          </Button>
          <Button variant="second" isSmall onClick={onClose}>
            {t('leave')}
          </Button>
        </Row>
      </DraftForm>
    </div>
  );
}
