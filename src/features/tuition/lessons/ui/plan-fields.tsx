import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { ChipsField, TextField } from '@/shared/ui/form';
import { planPlaces } from '../model/lesson-plan';

interface StartValues {
  day: string;
  time: string;
}

interface PlanValues extends StartValues {
  where: string;
}

interface StartFieldsProps {
  form: Pick<UseFormReturn<StartValues>, 'register' | 'formState'>;
  labels: Readonly<Record<keyof StartValues, string>>;
  timeHint: string;
  /** First day that the calendar offers, `YYYY-MM-DD`. */
  firstDay?: string | undefined;
  /** About the chosen day. */
  dayNote?: ReactNode;
}

/** Day and time of a lesson. */
export function StartFields({ form, labels, timeHint, firstDay, dayNote }: StartFieldsProps) {
  return (
    <>
      <TextField form={form} name="day" type="date" isShort min={firstDay} label={labels.day} />
      {dayNote}
      <TextField form={form} name="time" type="time" isShort label={labels.time} hint={timeHint} />
    </>
  );
}

export interface PlanFieldsProps extends Omit<StartFieldsProps, 'form' | 'labels'> {
  form: Pick<UseFormReturn<PlanValues>, 'register' | 'formState'>;
  labels: Readonly<Record<keyof PlanValues, string>>;
  placeLabel: (place: (typeof planPlaces)[number]) => string;
  /** Between time and place. */
  children?: ReactNode;
}

/** Fields that both sides fill in to plan a lesson: day, time and place. */
export function PlanFields({ form, labels, placeLabel, children, ...start }: PlanFieldsProps) {
  return (
    <>
      <StartFields form={form} labels={labels} {...start} />
      {children}
      <ChipsField
        form={form}
        name="where"
        type="radio"
        label={labels.where}
        options={planPlaces.map((value) => ({ value, label: placeLabel(value) }))}
      />
    </>
  );
}
