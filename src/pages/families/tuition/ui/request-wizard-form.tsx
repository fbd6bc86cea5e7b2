import { Button, Line, LineItem, Section, Steps, textStyles } from 'design-system';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { DraftForm, DraftNote, KeptNote, SharedPhoneSwitch } from '@/features/drafts';
import { BackendProblem, FormSummary, fieldId } from '@/shared/ui/form';
import { LinkButton, TextLink } from '@/shared/ui/links';
import { addressOf } from '../model/step-address';
import type { RequestWizard } from '../model/use-request-wizard';
import { wizardSteps, type WizardStep } from '../model/step-names';
import styles from './request-wizard-form.module.css';
import { useFieldLabels } from './field-labels';
import { LessonsStep } from './steps/lessons-step';
import { PlaceStep } from './steps/place-step';
import { ReachStep } from './steps/reach-step';
import { SendStep } from './steps/send-step';
import { WhoStep } from './steps/who-step';
import { WishNote } from './wish-note';
import { WizardAside } from './wizard-aside';

const stepForms = {
  who: WhoStep,
  lessons: LessonsStep,
  place: PlaceStep,
  reach: ReachStep,
  send: SendStep,
} as const;

/** One step of the request, with the line of all steps beside it and what to expect on the other side. */
export function RequestWizardForm({ wizard }: { wizard: RequestWizard }) {
  const { t } = useTranslation('tuition');
  const { form, step, index, previous, isAlone, draft, submission } = wizard;
  const labels = useFieldLabels();
  const Fields = stepForms[step];
  const Heading = isAlone ? 'h1' : 'h2';
  const heading = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef(step);

  // A new step is a new page for keyboard and screen reader.
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [step]);

  return (
    <Section isClipped className={styles.wizard}>
      <Steps count={wizardSteps.length} current={index} className={styles.progress} />
      <div className={styles.columns}>
        <StepLine wizard={wizard} />
        <DraftForm draft={draft} onSubmit={(event) => void wizard.goOn(event)} onFocus={submission.prepare}>
          <p className={styles.number}>
            {t('step', { number: index + 1 })}
            {previous ? (
              <>
                {' · '}
                <TextLink to={addressOf(previous)}>{t('backTo', { number: index })}</TextLink>
              </>
            ) : null}
          </p>
          <Heading ref={heading} tabIndex={-1} className={styles.heading}>
            {t(`steps.${step}.name`)}
          </Heading>
          <DraftNote draft={draft} />
          <KeptNote draft={draft} labels={labels} />
          <FormSummary form={form} labels={labels} />
          <WishNote wizard={wizard} />
          <div className={styles.questions}>
            <Fields wizard={wizard} />
          </div>
          <BackendProblem error={submission.error} />
          {submission.error ? <p>{t('kept')}</p> : null}
          <GoOn wizard={wizard} />
          <SharedPhoneSwitch draft={draft} />
        </DraftForm>
        <WizardAside values={wizard.values} />
      </div>
    </Section>
  );
}

/** Next or Send, off with its reason while something is missing, and the way back. */
function GoOn({ wizard }: { wizard: RequestWizard }) {
  const { t } = useTranslation(['tuition', 'words']);
  const labels = useFieldLabels();
  const { missing, next, previous, submission } = wizard;
  const isOff = missing !== null;
  const label = next
    ? t('nextTo', { step: t(`steps.${next}.next`) })
    : t(submission.isSending ? 'sending' : 'send');
  return (
    <div className={styles.goOn}>
      <div className={styles.buttons}>
        <Button
          type="submit"
          isOff={isOff}
          disabled={submission.isSending}
          aria-busy={submission.isSending}
          aria-describedby={isOff ? 'why-off' : undefined}
        >
          {label}
        </Button>
        {previous ? (
          <LinkButton variant="text" to={addressOf(previous)}>
            {t('words:back')}
          </LinkButton>
        ) : null}
      </div>
      {isOff ? (
        <p id="why-off" className={styles.why}>
          <strong>{t(next ? 'nextIsOff' : 'sendIsOff')}</strong>{' '}
          {t('until', { field: labels[missing] ?? '' })}{' '}
          <a
            href={`#${fieldId(missing)}`}
            onClick={(event) => {
              event.preventDefault();
              document.getElementById(fieldId(missing))?.focus();
            }}
          >
            {t('goThere')}
          </a>
        </p>
      ) : null}
    </div>
  );
}

/** All steps down the page's line, from 1280 px on; complete ones can be changed. */
function StepLine({ wizard }: { wizard: RequestWizard }) {
  const { t } = useTranslation('tuition');
  const stateOf = (which: WizardStep) =>
    which === wizard.step ? 'now' : wizardSteps.indexOf(which) < wizard.index ? 'done' : 'todo';
  return (
    <nav className={styles.steps} aria-label={t('stepsLabel')}>
      <Line kind="spine" isOpen>
        {wizardSteps.map((which) => {
          const state = stateOf(which);
          return (
            <LineItem
              key={which}
              state={state}
              isDashed={state === 'now'}
              className={state === 'todo' ? textStyles.soft : undefined}
              aria-current={state === 'now' ? 'step' : undefined}
            >
              <b>{t(`steps.${which}.name`)}</b>
              {state === 'now' ? <span className={textStyles.soft}>{t('here')}</span> : null}
              {state === 'done' ? (
                <TextLink to={addressOf(which)} aria-label={`${t('change')}: ${t(`steps.${which}.name`)}`}>
                  {t('change')}
                </TextLink>
              ) : null}
            </LineItem>
          );
        })}
      </Line>
    </nav>
  );
}
