import { Button, Disclosure, stackStyles } from 'design-system';
import { useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { cameToNothing, type Lesson } from '@/entities/lesson';
import { agreedHours, type Offer } from '@/entities/offer';
import { DraftForm, DraftNote, KeptNote, useDraftedForm } from '@/shared/drafts';
import { slotText } from '@/shared/ghana';
import { useFormats } from '@/shared/i18n';
import { useFocusPart } from '@/shared/lib/focus';
import { useOwnAction, type OwnPendingWrites } from '@/shared/pending-writes';
import { BackendProblem, ChipsField, TextField } from '@/shared/ui/form';
import type { Surroundings } from '../../model/free-starts';
import { planPlaces, startOf, type Planner } from '../../model/lesson-plan';
import { planSeries } from '../../model/series';
import {
  correct,
  hoursOfValues,
  readCorrections,
  termCounts,
  weeklyDefaults,
  weeklySchema,
  type WeeklyValues,
} from '../../model/weekly-form';
import { lastDayOf, termWeeks, weeklyPlan } from '../../model/weekly-plan';
import { LeftOutHolidays } from './left-out-holidays';
import { PlanSum } from './plan-sum';
import { PlannedList } from './planned-list';
import { useDaysOff } from './use-days-off';
import styles from './weekly.module.css';

interface WeeklyFormProps extends Surroundings {
  planner: Planner;
  acts: Pick<OwnPendingWrites, 'send' | 'problem'>;
  offer: Offer;
  /** The lessons of the offer. */
  lessons: readonly Lesson[];
  minutes: number;
  onDone?: () => void;
}

/** The lessons of some weeks: days and hours as agreed, then the list to correct, then all by one press. */
export function WeeklyForm(props: WeeklyFormProps) {
  const { planner, acts, offer, lessons, minutes, onDone, taken, absences, now } = props;
  const { t } = useTranslation(['lesson-plan', 'ghana']);
  const { date } = useFormats();
  const [isShown, setShown] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  useFocusPart(list, isShown);
  const around = { taken, absences, now };
  const { daysOff } = useDaysOff();
  const [empty] = useState(() => {
    const standing = lessons.filter(({ state }) => !cameToNothing(state));
    return weeklyDefaults(offer, standing, minutes, around);
  });
  const planOf = ({ from, terms, corrections, ...hours }: Omit<WeeklyValues, 'where'>) =>
    weeklyPlan({
      ...around,
      ...{ from, minutes, daysOff, weeks: Number(terms) * termWeeks },
      hours: hoursOfValues(hours),
      corrections: readCorrections(corrections),
    });
  const action = useOwnAction(acts, ({ where, ...given }: v.InferOutput<typeof weeklySchema>) =>
    planSeries(
      planner,
      offer,
      planOf(given).flatMap(({ startsAt, leftOut }) => (leftOut === null ? [startsAt] : [])),
      { minutes, where },
      lessons,
    ),
  );
  const { form, draft, onSubmit } = useDraftedForm<WeeklyValues, v.InferOutput<typeof weeklySchema>>({
    name: {
      form: `weekly.${offer.id}`,
      version: 1,
      ...(planner.plannedBy === 'tutor' && { isOfAccount: true as const }),
    },
    schema: weeklySchema,
    empty,
    action,
    onDone,
  });
  const [days, times, from, terms, corrections, where] = useWatch({
    control: form.control,
    name: ['days', 'times', 'from', 'terms', 'corrections', 'where'],
  });
  const place = where === 'online' ? 'online' : 'home';
  const isWhole = v.is(weeklySchema.entries.from, from);
  const planned = isWhole ? planOf({ days, times, from, terms, corrections }) : [];
  const count = planned.filter(({ leftOut }) => leftOut === null).length;
  const slotWords = (slot: string) => slotText(slot, t as (key: string) => string);
  const hourWords = (slot: string) => {
    const time = times[slot] ?? '';
    return isWhole && time !== ''
      ? `${slotWords(slot)}, ${date(startOf({ day: from, time }), 'time')}`
      : slotWords(slot);
  };
  const labels = {
    days: t('weekly.days'),
    from: t('weekly.from'),
    terms: t('weekly.terms'),
    where: t('where'),
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isShown) onSubmit(event);
    else if (await form.trigger()) setShown(true);
    else {
      // A folded field takes no focus.
      flushSync(() => setOpen(true));
      await form.trigger(undefined, { shouldFocus: true });
    }
  };
  return (
    <DraftForm draft={draft} className={stackStyles.form} onSubmit={(event) => void submit(event)}>
      <div>
        {days.map((slot) => (
          <p key={slot}>
            <b>{hourWords(slot)}</b>
          </p>
        ))}
        {isWhole ? (
          <p>
            {t('weekly.until', {
              from: date(from, 'weekday'),
              day: date(lastDayOf({ from, weeks: Number(terms) * termWeeks }), 'weekday'),
              minutes,
            })}
            {offer.learner.where === 'either' ? ` ${t(`places.${place}`)}.` : null}
          </p>
        ) : null}
      </div>
      <Disclosure
        summary={t('weekly.change')}
        open={isOpen}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        className={styles.fields}
      >
        <div className={stackStyles.form}>
          <ChipsField
            form={form}
            type="checkbox"
            name="days"
            label={labels.days}
            options={agreedHours(offer).map((value) => ({ value, label: slotWords(value) }))}
          />
          {days.map((slot) => (
            <TextField
              key={slot}
              form={form}
              type="time"
              isShort
              name={`times.${slot}`}
              label={t('weekly.time', { slot: slotWords(slot) })}
            />
          ))}
          <TextField
            form={form}
            name="from"
            type="date"
            isShort
            min={now.toISOString().slice(0, 10)}
            label={labels.from}
          />
          <ChipsField
            form={form}
            type="radio"
            name="terms"
            label={labels.terms}
            options={termCounts.map((value) => ({
              value,
              label: t('weekly.weeks', { weeks: Number(value) * termWeeks }),
            }))}
          />
          {offer.learner.where === 'either' ? (
            <ChipsField
              form={form}
              type="radio"
              name="where"
              label={labels.where}
              options={planPlaces.map((value) => ({ value, label: t(`places.${value}`) }))}
            />
          ) : null}
          <DraftNote draft={draft} />
        </div>
      </Disclosure>
      <KeptNote draft={draft} labels={labels} />
      <BackendProblem error={acts.problem} />
      {isShown ? (
        <div ref={list} tabIndex={-1} className={stackStyles.near}>
          <h4>{t('weekly.list')}</h4>
          <p role="status">{count > 0 ? t('weekly.kept', { count }) : t('weekly.nothing')}</p>
          {count > 0 ? (
            <>
              {/* A tutor would read what the family pays as what the tutor gets. */}
              {planner.plannedBy === 'family' ? <PlanSum {...{ offer, count }} where={place} /> : null}
              <div>
                <Button type="submit" isBusy={action.isRunning}>
                  {t('weekly.plan', { count })}
                </Button>
              </div>
            </>
          ) : null}
          <LeftOutHolidays lessons={planned} />
          <PlannedList
            lessons={planned}
            onCorrect={(usual, to) => {
              form.setValue('corrections', correct(corrections, usual, to));
              draft.keep();
            }}
          />
        </div>
      ) : (
        <Button type="submit">{t('weekly.show')}</Button>
      )}
    </DraftForm>
  );
}
