import { Button, stackStyles } from 'design-system';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import type { Lesson } from '@/entities/lesson';
import type { Offer } from '@/entities/offer';
import { DraftForm, DraftNote, KeptNote, useDraftedForm } from '@/shared/drafts';
import { optionalName } from '@/shared/fields';
import { useOwnAction, type OwnPendingWrites } from '@/shared/pending-writes';
import { FormSummary, TextField } from '@/shared/ui/form';
import { planAtFamily } from '../../model/family-plan';
import { planEntries, startOf } from '../../model/lesson-plan';
import { typedStartSchema } from '../../model/typed-start';
import { PlanFields } from '../plan-fields';
import { StartDoubtFields } from './start-doubt-fields';

export interface PlanFormProps {
  code: string;
  acts: OwnPendingWrites;
  offer: Offer;
  /** The lessons of the offer. */
  lessons: readonly Lesson[];
  minutes: number;
  now: Date;
  /** Called with the start of a lesson once it is planned, or waits on this phone. */
  onPlanned?: (startsAt: string) => void;
}

const schema = v.intersect([typedStartSchema, v.object({ where: planEntries.where, adult: optionalName })]);

/** Plans one lesson after the trial: time, place, and the adult who will be present. */
export function PlanForm({ code, acts, offer, lessons, minutes, now, onPlanned }: PlanFormProps) {
  const { t } = useTranslation(['family', 'lesson-plan']);
  const { where } = offer.learner;
  const empty = { day: '', time: '', isAgreed: false, where: where === 'either' ? '' : where, adult: '' };
  const labels = {
    day: t('plan.day'),
    time: t('plan.time'),
    isAgreed: t('lesson-plan:doubt.agreedShort'),
    where: t('plan.where'),
    adult: t('plan.adult'),
  };
  const action = useOwnAction(acts, (given: v.InferOutput<typeof schema>) =>
    planAtFamily(
      code,
      offer,
      { startsAt: startOf(given), minutes, isTrial: false, where: given.where, adult: given.adult },
      lessons,
    ),
  );
  const { form, draft, onSubmit } = useDraftedForm<v.InferInput<typeof schema>, v.InferOutput<typeof schema>>(
    {
      name: { form: `plan.${code}`, version: 2 },
      schema,
      empty,
      hasSummary: true,
      action: {
        ...action,
        run: async (given) => {
          const isPlanned = await action.run(given);
          if (isPlanned) onPlanned?.(startOf(given));
          return isPlanned;
        },
      },
      staysOpen: true,
    },
  );
  const [day, time] = useWatch({ control: form.control, name: ['day', 'time'] });
  return (
    <DraftForm draft={draft} className={stackStyles.form} onSubmit={onSubmit}>
      <FormSummary form={form} labels={labels} />
      <PlanFields
        form={form}
        labels={labels}
        timeHint={t('plan.timeHint', { minutes })}
        placeLabel={(place) => t(`plan.places.${place}`)}
        firstDay={now.toISOString().slice(0, 10)}
      >
        <StartDoubtFields {...{ form, day, time, offer, now }} />
      </PlanFields>
      <TextField form={form} name="adult" isOptional label={labels.adult} hint={t('plan.adultHint')} />
      <KeptNote draft={draft} labels={labels} />
      <DraftNote draft={draft} />
      <Button type="submit" isBusy={action.isRunning}>
        {t('plan.send')}
      </Button>
    </DraftForm>
  );
}
