import { Button, Line, LineItem, Row, textStyles } from 'design-system';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Consultation } from '@/entities/consultancy/consultation';
import { stepsOf, type PlacedStep, type SchoolProposal } from '@/entities/consultancy/proposal';
import { useStaff } from '@/entities/session';
import { deskStyles } from '@/shared/desk';
import { OpenedForm, useDraftedForm } from '@/shared/drafts';
import { useFormats } from '@/shared/i18n';
import { BackendProblem, TextField } from '@/shared/ui/form';
import { useMarkStepMutation } from '../api/consultation-desk-api';
import { doneDaySchema, today } from '../model/done-day';

interface WorkStepsProps {
  consultation: Consultation;
  /** The version that the school accepted. */
  agreed: SchoolProposal;
}

/** The agreed steps with their days. The office marks those that are done. */
export function WorkSteps({ consultation, agreed }: WorkStepsProps) {
  const { t } = useTranslation('consultation-desk');
  const { date } = useFormats();
  const { done, state } = consultation;
  const mayMark = (state === 'agreed' || state === 'running') && consultation.removal === undefined;
  const steps = stepsOf(agreed);
  const next = steps.find(({ slot }) => done[slot] === undefined)?.slot;
  return (
    <section>
      <h2>{t('work.heading')}</h2>
      <Line>
        {steps.map((step) => {
          const day = done[step.slot];
          return (
            <LineItem
              key={step.slot}
              state={day === undefined ? (step.slot === next && mayMark ? 'now' : 'todo') : 'done'}
            >
              <b>{step.what}</b>
              <span className={textStyles.soft}>
                {day === undefined
                  ? t('work.planned', { day: date(step.day, 'day') })
                  : t('work.done', { day: date(day, 'day') })}
              </span>
              {mayMark ? <StepMark consultation={consultation} step={step} day={day} /> : null}
            </LineItem>
          );
        })}
      </Line>
    </section>
  );
}

interface StepMarkProps {
  consultation: Consultation;
  step: PlacedStep;
  /** Day on which it was done; undefined while it is not. */
  day: string | undefined;
}

/** Marks a step as done on a day, or takes that back. */
function StepMark({ consultation, step: { slot, what }, day }: StepMarkProps) {
  const { t } = useTranslation('consultation-desk');
  const by = useStaff();
  const [isOpen, setOpen] = useState(false);
  const [mark, { error, isLoading }] = useMarkStepMutation();
  const send = async (on: string | null) =>
    (await mark({ consultation, by, slot, day: on })).error === undefined;
  return (
    <div tabIndex={-1}>
      {day === undefined && isOpen ? (
        <DayForm
          name={`step-done.${by.userId}.${consultation.ref}.${slot}`}
          what={what}
          isSending={isLoading}
          send={send}
          onClose={() => setOpen(false)}
        />
      ) : (
        <Row>
          <Button
            variant={day === undefined ? 'second' : 'text'}
            isSmall
            isBusy={isLoading}
            aria-label={t(day === undefined ? 'work.markOf' : 'work.unmarkOf', { what })}
            onClick={() => (day === undefined ? setOpen(true) : void send(null))}
          >
            {t(day === undefined ? 'work.mark' : 'work.unmark')}
          </Button>
        </Row>
      )}
      <BackendProblem error={error} />
    </div>
  );
}

interface DayFormProps {
  /** Names the draft on this device. */
  name: string;
  what: string;
  isSending: boolean;
  send: (day: string) => Promise<boolean>;
  onClose: () => void;
}

function DayForm({ name, what, isSending, send, onClose }: DayFormProps) {
  const { t } = useTranslation('consultation-desk');
  const schema = useMemo(() => doneDaySchema(() => new Date()), []);
  const [empty] = useState(() => ({ day: today(new Date()) }));
  const { form, draft, onSubmit } = useDraftedForm({
    name: { form: name, version: 1, isOfAccount: true },
    schema,
    empty,
    action: { run: ({ day }) => send(day) },
    onDone: onClose,
  });
  return (
    <OpenedForm
      draft={draft}
      className={deskStyles.form}
      onSubmit={onSubmit}
      aria-label={t('work.markOf', { what })}
      send={t('work.send')}
      leave={t('work.leave')}
      isSending={isSending}
      onClose={onClose}
    >
      <TextField form={form} name="day" type="date" isShort label={t('work.day')} />
    </OpenedForm>
  );
}
