import { Section, Steps } from 'design-system';
import { useEffect, useRef, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DraftForm, DraftNote, KeptNote, UnkeptSwitch } from '@/shared/drafts';
import { BackendProblem, FormSummary } from '@/shared/ui/form';
import { TextLink } from '@/shared/ui/links';
import type { Wizard } from './wizard';
import styles from './form-wizard.module.css';
import { GoOn } from './go-on';
import { StepLine } from './step-line';

export interface FormWizardProps<Step extends string, Values extends FieldValues> {
  wizard: Wizard<Step, Values>;
  /** Labels of fields, by name. */
  labels: Readonly<Partial<Record<string, string>>>;
  /** What to expect, beside the form. */
  aside: ReactNode;
  /** Fields of the step. */
  children: ReactNode;
}

/** One step of a form: the list of steps on one side, `aside` on the other. */
export function FormWizard<Step extends string, Values extends FieldValues>(
  props: FormWizardProps<Step, Values>,
) {
  const { wizard, labels, aside, children } = props;
  const { namespace, form, steps, step, index, previous, isAlone, draft, submission } = wizard;
  const { t } = useTranslation(namespace);
  const words = t as (key: string, values?: Readonly<Record<string, unknown>>) => string;
  const Heading = isAlone ? 'h1' : 'h2';
  const heading = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef(step);

  // Treat a new step as a new page: focus its heading.
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [step]);

  return (
    <Section isClipped className={styles.wizard}>
      <Steps count={steps.length} current={index} className={styles.progress} />
      <div className={styles.columns}>
        <StepLine wizard={wizard} />
        <DraftForm draft={draft} onSubmit={(event) => void wizard.goOn(event)} onFocus={submission.prepare}>
          <p className={styles.number}>
            {words('step', { number: index + 1 })}
            {previous ? (
              <>
                {' · '}
                <TextLink to={wizard.addressOf(previous)}>{words('backTo', { number: index })}</TextLink>
              </>
            ) : null}
          </p>
          <Heading ref={heading} tabIndex={-1} className={styles.heading}>
            {words(`steps.${step}.name`)}
          </Heading>
          <DraftNote draft={draft} />
          <KeptNote draft={draft} labels={labels} />
          <FormSummary form={form} labels={labels} />
          <div className={styles.questions}>{children}</div>
          <BackendProblem error={submission.error} />
          {submission.error ? <p>{words('kept')}</p> : null}
          <GoOn wizard={wizard} labels={labels} />
          <UnkeptSwitch draft={draft} />
        </DraftForm>
        {aside}
      </div>
    </Section>
  );
}
