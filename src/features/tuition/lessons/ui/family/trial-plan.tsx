import { valibotResolver } from '@hookform/resolvers/valibot';
import { Disclosure } from 'design-system';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { cameToNothing, type Lesson } from '@/entities/lesson';
import { useTutorQuery } from '@/entities/tutor';
import { useDoorCodesQuery } from '@/entities/tuition-request';
import { requiredName } from '@/shared/fields';
import { useOwnAction } from '@/shared/pending-writes';
import { TextField } from '@/shared/ui/form';
import { planAtFamily } from '../../model/family-plan';
import { TrialSlots } from '../slots/trial-slots';
import { PlanForm, type PlanFormProps } from './plan-form';

interface Choice {
  readonly startsAt: string;
  readonly where: Lesson['where'];
  readonly adult: string;
}

const schema = v.object({ adult: requiredName });

/** The family plans the trial: it names the adult and presses a time, or plans another time by the form. */
export function TrialPlan(props: Omit<PlanFormProps, 'isTrial'> & { onDone: () => void }) {
  const { code, acts, offer, lessons, minutes, now, onDone } = props;
  const { t } = useTranslation(['lesson-plan', 'family']);
  const { data: tutor } = useTutorQuery(offer.tutorId);
  const { data: codes = [] } = useDoorCodesQuery(code);
  const known = codes.at(-1)?.adult ?? '';
  const form = useForm({
    resolver: valibotResolver(schema),
    defaultValues: { adult: '' },
    // Who was there the last time, once it is read; what is typed stays.
    values: { adult: known },
    resetOptions: { keepDirtyValues: true },
  });
  const plan = useOwnAction(acts, (choice: Choice) =>
    planAtFamily(code, offer, { ...choice, minutes, isTrial: true }, lessons),
  );
  const choose = (startsAt: string, where: Lesson['where']) =>
    void form.handleSubmit(async ({ adult }) => {
      if (await plan.run({ startsAt, where, adult })) onDone();
    })();
  return (
    <TrialSlots
      {...{ offer, minutes, now }}
      taken={lessons.filter(({ state }) => !cameToNothing(state))}
      absences={tutor?.absences ?? []}
      heading={t('trial.heading')}
      words={t('trial.family')}
      above={
        <TextField
          form={form}
          name="adult"
          label={t('family:plan.adult')}
          hint={t('family:plan.adultHint')}
        />
      }
      isBusy={plan.isRunning}
      onChoose={choose}
    >
      <Disclosure summary={t('trial.other')}>
        <PlanForm {...props} isTrial />
      </Disclosure>
    </TrialSlots>
  );
}
