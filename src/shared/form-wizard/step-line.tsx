import { Line, LineItem, textStyles } from 'design-system';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextLink } from '@/shared/ui/links';
import type { Wizard } from './wizard';
import styles from './form-wizard.module.css';

/** The line of all steps, from 1280 px on; completed steps have links. */
export function StepLine<Step extends string, Values extends FieldValues>({
  wizard,
}: {
  wizard: Wizard<Step, Values>;
}) {
  const { t } = useTranslation(wizard.namespace);
  const words = t as (key: string) => string;
  const { steps, step, index, addressOf } = wizard;
  const stateOf = (which: Step) => (which === step ? 'now' : steps.indexOf(which) < index ? 'done' : 'todo');
  return (
    <nav className={styles.steps} aria-label={words('stepsLabel')}>
      <Line kind="spine" isOpen>
        {steps.map((which) => {
          const state = stateOf(which);
          return (
            <LineItem
              key={which}
              state={state}
              isDashed={state === 'now'}
              className={state === 'todo' ? textStyles.soft : undefined}
              aria-current={state === 'now' ? 'step' : undefined}
            >
              <b>{words(`steps.${which}.name`)}</b>
              {state === 'now' ? <span className={textStyles.soft}>{words('here')}</span> : null}
              {state === 'done' ? (
                <TextLink
                  to={addressOf(which)}
                  aria-label={`${words('change')}: ${words(`steps.${which}.name`)}`}
                >
                  {words('change')}
                </TextLink>
              ) : null}
            </LineItem>
          );
        })}
      </Line>
    </nav>
  );
}
