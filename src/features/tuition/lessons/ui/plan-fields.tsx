import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { ChipsField, TextField } from '@/shared/ui/form';
import { planPlaces } from '../model/lesson-plan';

interface PlanValues {
  day: string;
  time: string;
  where: string;
}

export interface PlanFieldsProps {
  form: Pick<UseFormReturn<PlanValues>, 'register' | 'formState'>;
  labels: Readonly<Record<keyof PlanValues, string>>;
  timeHint: string;
  placeLabel: (place: (typeof planPlaces)[number]) => string;
  /** First day that the calendar offers, `YYYY-MM-DD`. */
  firstDay?: string;
  /** About the chosen day. */
  dayNote?: ReactNode;
  /** Between time and place. */
  children?: ReactNode;
}

/** Fields that both sides fill in to plan a lesson: day, time and place. */
export function PlanFields({
  form,
  labels,
  timeHint,
  placeLabel,
  firstDay,
  dayNote,
  children,
}: PlanFieldsProps) {
  return (
    <>
      <TextField form={form} name="day" type="date" isShort min={firstDay} label={labels.day} />
      {dayNote}
      <TextField form={form} name="time" type="time" isShort label={labels.time} hint={timeHint} />
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
