import { Button, stackStyles } from 'design-system';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type * as v from 'valibot';
import type { Offer } from '@/entities/offer';
import { DraftForm, DraftNote, KeptNote, useDraftedForm } from '@/shared/drafts';
import { FormSummary } from '@/shared/ui/form';
import { startOf } from '../../model/lesson-plan';
import { typedStartSchema } from '../../model/typed-start';
import { StartFields } from '../plan-fields';
import { StartDoubtFields } from './start-doubt-fields';

interface TrialTimeFormProps {
  code: string;
  offer: Offer;
  minutes: number;
  now: Date;
  isBusy: boolean;
  /** Plans the trial then; resolves with whether it was planned. */
  plan: (startsAt: string) => Promise<boolean>;
}

const empty = { day: '', time: '', isAgreed: false };

/** Another time for the trial than the proposed ones. Place and adult are chosen above it. */
export function TrialTimeForm({ code, offer, minutes, now, isBusy, plan }: TrialTimeFormProps) {
  const { t } = useTranslation(['family', 'lesson-plan']);
  const labels = {
    day: t('plan.day'),
    time: t('plan.time'),
    isAgreed: t('lesson-plan:doubt.agreedShort'),
  };
  const { form, draft, onSubmit } = useDraftedForm({
    name: { form: `trial-time.${code}`, version: 1 },
    schema: typedStartSchema,
    empty,
    hasSummary: true,
    action: { run: (given: v.InferOutput<typeof typedStartSchema>) => plan(startOf(given)) },
  });
  const [day, time] = useWatch({ control: form.control, name: ['day', 'time'] });
  return (
    <DraftForm draft={draft} className={stackStyles.form} onSubmit={onSubmit}>
      <FormSummary form={form} labels={labels} />
      <StartFields
        form={form}
        labels={labels}
        timeHint={t('plan.timeHint', { minutes })}
        firstDay={now.toISOString().slice(0, 10)}
      />
      <StartDoubtFields {...{ form, day, time, offer, now }} />
      <KeptNote draft={draft} labels={labels} />
      <DraftNote draft={draft} />
      <Button type="submit" isBusy={isBusy}>
        {t('plan.sendTrial')}
      </Button>
    </DraftForm>
  );
}
