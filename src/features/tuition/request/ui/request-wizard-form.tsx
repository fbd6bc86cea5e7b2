import { FormWizard } from '@/shared/form-wizard';
import type { RequestWizard } from '../model/use-request-wizard';
import { useFieldLabels } from './field-labels';
import { Fits } from './fits';
import { ReadTutors } from './read-tutors';
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

/** One step of the request, with the sidebar. */
export function RequestWizardForm({ wizard }: { wizard: RequestWizard }) {
  const labels = useFieldLabels();
  const Fields = stepForms[wizard.step];
  return (
    <FormWizard wizard={wizard} labels={labels} aside={<WizardAside {...wizard} />}>
      <WishNote wizard={wizard} />
      <Fields wizard={wizard} />
      <Fits wizard={wizard} />
      <ReadTutors wizard={wizard} />
    </FormWizard>
  );
}
