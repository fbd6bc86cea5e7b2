import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { changeProfile, PendingWriteForm, usePendingWriteForm, type Tutor } from '@/entities/tutor';
import { someOf } from '@/shared/fields';
import { levels, subjects } from '@/shared/ghana';
import { ChipsField } from '@/shared/ui/form';
import type { SubjectsArea } from '../model/subjects-area';

const taughtSchema = v.object({ subjects: someOf(subjects), levels: someOf(levels) });

interface LeaveOutFormProps {
  tutor: Tutor;
  area: SubjectsArea;
  onClose: () => void;
}

/** A tutor stops teaching a subject or level. To teach it again, the tutor asks the office. */
export function LeaveOutForm({ tutor, area, onClose }: LeaveOutFormProps) {
  const { t } = useTranslation(['tutor-area', 'ghana']);
  const act = usePendingWriteForm<v.InferInput<typeof taughtSchema>, v.InferOutput<typeof taughtSchema>>(
    { form: 'fewer-subjects', version: 1 },
    taughtSchema,
    { subjects: tutor.subjects, levels: tutor.levels },
    area,
    (who, taught) =>
      changeProfile(who, tutor, {
        // What the office has taken off meanwhile stays off.
        subjects: taught.subjects.filter((one) => tutor.subjects.includes(one)),
        levels: taught.levels.filter((one) => tutor.levels.includes(one)),
      }),
    onClose,
  );
  const labels = { subjects: t('subjects.leaveOut.subjects'), levels: t('subjects.leaveOut.levels') };
  return (
    <PendingWriteForm
      {...{ act, area, labels, onClose }}
      heading={t('subjects.leaveOut.open')}
      sendLabel={t('profile.save')}
    >
      <ChipsField
        form={act.form}
        type="checkbox"
        name="subjects"
        label={labels.subjects}
        hint={t('subjects.leaveOut.hint')}
        options={tutor.subjects.map((value) => ({ value, label: t(`ghana:subjects.${value}`) }))}
      />
      <ChipsField
        form={act.form}
        type="checkbox"
        name="levels"
        label={labels.levels}
        options={tutor.levels.map((value) => ({ value, label: t(`ghana:levels.${value}`) }))}
      />
    </PendingWriteForm>
  );
}
