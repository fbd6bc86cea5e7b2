import { Section, StopHeading, textStyles } from 'design-system';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { weekSlots } from '@/shared/ghana';
import { WeekField } from '@/shared/ui/form';
import type { Tutor } from '@/entities/tutor';
import { changeProfile } from '@/entities/tutor';
import type { AvailabilityArea } from '../model/availability-area';
import { PendingWriteForm, usePendingWriteForm } from '@/entities/tutor';
import { PendingWriteNotes } from '@/entities/tutor';
import { useLearnerWords } from '@/entities/offer';
import { NoProfile } from '@/entities/tutor';
import { WeekTable } from '@/shared/ui/week-table';
import { AbsencesPart } from './absences-part';
import { DemandPart } from './demand-part';
import { PausePart } from './pause-part';

const hoursSchema = v.object({ hours: v.array(v.picklist(weekSlots)) });

/** Availability of the tutor: weekly hours, days off, and whether they take new learners. */
export function WeekView({ area }: { area: AvailabilityArea }) {
  const { t } = useTranslation('tutor-area');
  const words = useLearnerWords();
  if (!area.tutor) return <NoProfile />;
  const { item: tutor } = area.tutor;
  return (
    <>
      <Section ground="surface">
        <StopHeading>{t('week.heading')}</StopHeading>
        <p className={textStyles.intro}>{t('week.lead')}</p>
        <PendingWriteNotes shown={area.tutor} area={area} />
        {area.who ? (
          <HoursForm key={tutor.hours.join()} tutor={tutor} area={area} />
        ) : (
          <Hours tutor={tutor} />
        )}
        <p>
          <b>{t('week.busy')}:</b> {tutor.busy.length > 0 ? words.hours(tutor.busy) : t('week.noBusy')}
        </p>
      </Section>
      <AbsencesPart tutor={tutor} area={area} />
      <PausePart tutor={tutor} area={area} />
      <DemandPart />
    </>
  );
}

function HoursForm({ tutor, area }: { tutor: Tutor; area: AvailabilityArea }) {
  const { t } = useTranslation('tutor-area');
  const act = usePendingWriteForm<v.InferInput<typeof hoursSchema>, v.InferOutput<typeof hoursSchema>>(
    { form: 'week-hours', version: 1 },
    hoursSchema,
    { hours: tutor.hours },
    area,
    (who, { hours }) => changeProfile(who, tutor, { hours: [...hours] }),
  );
  return (
    <PendingWriteForm
      {...{ act, area }}
      labels={{ hours: t('week.hours') }}
      heading={t('week.hoursHeading')}
      sendLabel={t('week.save')}
    >
      <WeekField form={act.form} name="hours" label={t('week.hours')} hint={t('week.hoursHint')} />
    </PendingWriteForm>
  );
}

function Hours({ tutor }: { tutor: Tutor }) {
  return <WeekTable markOf={(slot) => (tutor.hours.includes(slot) ? 'both' : 'none')} />;
}
