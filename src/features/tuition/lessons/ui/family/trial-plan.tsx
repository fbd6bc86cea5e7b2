import { valibotResolver } from '@hookform/resolvers/valibot';
import { Disclosure } from 'design-system';
import { useEffect, useEffectEvent } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { cameToNothing, type Lesson } from '@/entities/lesson';
import { useTutorQuery } from '@/entities/tutor';
import { useDoorCodesQuery, type DoorCode } from '@/entities/tuition-request';
import { DraftNote, useDraftValues, useFormDraft, useUnkeptSubject, type DraftName } from '@/shared/drafts';
import { requiredName } from '@/shared/fields';
import { useOwnAction } from '@/shared/pending-writes';
import { TextField } from '@/shared/ui/form';
import { planAtFamily } from '../../model/family-plan';
import { TrialSlots } from '../slots/trial-slots';
import type { PlanFormProps } from './plan-form';
import { TrialTimeForm } from './trial-time-form';

interface Choice {
  readonly startsAt: string;
  readonly where: Lesson['where'];
  readonly adult: string;
}

const schema = v.object({ adult: requiredName });

/** Who was there the last time; empty when nobody was named. The codes come in no order. */
const lastAdult = (codes: readonly Pick<DoorCode, 'adult' | 'at'>[]): string =>
  codes.reduce((last, one) => (one.adult !== '' && one.at > last.at ? one : last), { at: '', adult: '' })
    .adult;

const empty = { adult: '' };

/** The name as typed; null where it is missing or wrong, which the field then says. */
const typedAdult = (form: UseFormReturn<typeof empty>): Promise<string | null> =>
  new Promise((resolve, reject) => {
    form
      .handleSubmit(
        ({ adult }) => resolve(adult),
        () => resolve(null),
      )()
      .catch(reject);
  });

/** The name of the adult, with a draft. Who was there the last time is filled in where nothing is typed. */
function useAdultForm(code: string, known: string) {
  const name: DraftName = { form: `trial-adult.${code}`, version: 1 };
  const form = useForm({ resolver: valibotResolver(schema), defaultValues: useDraftValues(name, empty) });
  const draft = useFormDraft(name, form, empty);
  useUnkeptSubject(name, draft);
  const isRead = draft.state.kind !== 'reading';
  const fillIn = useEffectEvent(() => {
    if (form.getValues('adult') === '') form.setValue('adult', known);
  });
  useEffect(() => {
    if (isRead && known !== '') fillIn();
  }, [isRead, known]);
  return { form, draft };
}

/** The family plans the trial: it names the adult, then presses a time or types another one. */
export function TrialPlan(props: PlanFormProps & { onDone: (startsAt: string) => void }) {
  const { code, acts, offer, lessons, minutes, now, onDone } = props;
  const { t } = useTranslation(['lesson-plan', 'family']);
  const { data: tutor } = useTutorQuery(offer.tutorId);
  const { data: codes = [] } = useDoorCodesQuery(code);
  const { form, draft } = useAdultForm(code, lastAdult(codes));
  const action = useOwnAction(acts, (choice: Choice) =>
    planAtFamily(code, offer, { ...choice, minutes, isTrial: true }, lessons),
  );
  const plan = async (startsAt: string, where: Lesson['where']): Promise<boolean> => {
    // Nobody comes to the house of an online lesson.
    const adult = where === 'online' ? '' : await typedAdult(form);
    if (adult === null || !(await action.run({ startsAt, where, adult }))) return false;
    draft.forget();
    onDone(startsAt);
    return true;
  };
  return (
    <TrialSlots
      {...{ offer, minutes, now }}
      taken={lessons.filter(({ state }) => !cameToNothing(state))}
      absences={tutor?.absences ?? []}
      heading={t('trial.heading')}
      wordsOf={(where) => t(where === 'online' ? 'trial.familyOnline' : 'trial.family')}
      aboveOf={(where) =>
        where === 'online' ? null : (
          <>
            <TextField
              form={form}
              name="adult"
              label={t('family:plan.adult')}
              hint={t('family:plan.trialAdultHint')}
            />
            <DraftNote draft={draft} isQuiet />
          </>
        )
      }
      isBusy={action.isRunning}
      onChoose={(startsAt, where) => void plan(startsAt, where)}
      otherTime={(where) => (
        <Disclosure summary={t('trial.other')}>
          <TrialTimeForm
            {...{ code, offer, minutes, now }}
            isBusy={action.isRunning}
            plan={(startsAt) => plan(startsAt, where)}
          />
        </Disclosure>
      )}
    />
  );
}
