import { Button, stackStyles } from 'design-system';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import type { Lesson } from '@/entities/lesson';
import type { Offer } from '@/entities/offer';
import { DraftForm, DraftNote, KeptNote, useDraftedForm } from '@/shared/drafts';
import { mustBeTicked, optionalName } from '@/shared/fields';
import { FormSummary, TextField, TickField } from '@/shared/ui/form';
import { planAtFamily } from '../../model/family-plan';
import { planEntries, startOf } from '../../model/lesson-plan';
import { PlanFields } from '../plan-fields';
import { useOwnAction, type OwnPendingWrites } from '@/shared/pending-writes';

export interface PlanFormProps {
  code: string;
  acts: OwnPendingWrites;
  offer: Offer;
  /** The lessons of the offer. */
  lessons: readonly Lesson[];
  minutes: number;
  now: Date;
  isTrial: boolean;
  /** Called with the start of what was planned. */
  onDone?: (startsAt: string) => void;
}

/** A trial requires that an adult is present. */
const schemaOf = (isTrial: boolean) =>
  v.object({
    ...planEntries,
    adult: optionalName,
    isAdultThere: isTrial ? mustBeTicked : v.boolean(),
  });

/** Plans a lesson: time, place, and the adult who will be present. */
export function PlanForm({ code, acts, offer, lessons, minutes, now, isTrial, onDone }: PlanFormProps) {
  const { t } = useTranslation('family');
  const { where } = offer.learner;
  const empty = { day: '', time: '', where: where === 'either' ? '' : where, adult: '', isAdultThere: false };
  const labels = {
    day: t('plan.day'),
    time: t('plan.time'),
    where: t('plan.where'),
    adult: t('plan.adult'),
    isAdultThere: t('plan.adultShort'),
  };
  const action = useOwnAction(acts, (given: v.InferOutput<ReturnType<typeof schemaOf>>) =>
    planAtFamily(
      code,
      offer,
      { startsAt: startOf(given), minutes, isTrial, where: given.where, adult: given.adult },
      lessons,
    ),
  );
  const { form, draft, onSubmit } = useDraftedForm({
    name: { form: `plan.${code}`, version: 1 },
    schema: schemaOf(isTrial),
    empty,
    hasSummary: true,
    action: {
      ...action,
      run: async (given) => {
        const isDone = await action.run(given);
        if (isDone) onDone?.(startOf(given));
        return isDone;
      },
    },
    staysOpen: true,
  });
  return (
    <DraftForm draft={draft} className={stackStyles.form} onSubmit={onSubmit}>
      <FormSummary form={form} labels={labels} />
      <PlanFields
        form={form}
        labels={labels}
        timeHint={t('plan.timeHint', { minutes })}
        placeLabel={(place) => t(`plan.places.${place}`)}
        firstDay={now.toISOString().slice(0, 10)}
      />
      <TextField form={form} name="adult" isOptional label={labels.adult} hint={t('plan.adultHint')} />
      {isTrial ? <TickField form={form} name="isAdultThere" label={t('plan.adultThere')} /> : null}
      <KeptNote draft={draft} labels={labels} />
      <DraftNote draft={draft} />
      <Button type="submit" isBusy={action.isRunning}>
        {t(isTrial ? 'plan.sendTrial' : 'plan.send')}
      </Button>
    </DraftForm>
  );
}
