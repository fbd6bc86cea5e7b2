import {
  useForm,
  useWatch,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useDraftValues, useFormDraft, type DraftName } from '@/shared/drafts';
import { useSubmission, type ReferenceCode } from '@/shared/submission';
import { farthestStep, firstProblem, problemsOf, type StepRules } from './step-rules';
import type { FormSteps } from './steps';
import { useResumedStep } from './use-resumed-step';
import type { Wizard } from './wizard';

type Submission = ReturnType<typeof useSubmission>;

export interface WizardForm<Step extends string, Values extends FieldValues> {
  /**
   * Translation namespace of the form: `step`, `steps.{step}.name`, `send` and the other texts of
   * `FormWizard`.
   */
  readonly namespace: Wizard<Step, Values>['namespace'];
  readonly steps: FormSteps<Step>;
  readonly rules: StepRules<Step, Values>;
  readonly draft: DraftName;
  readonly empty: Values;
  /** Values that are never restored from a draft, such as consent. */
  readonly givenEachTime: Partial<Values>;
  readonly createCode: () => ReferenceCode;
  /** Called with the complete form; sends it through `submit`. Nothing is stored of what is `isUnkept`. */
  readonly send: (values: Values, submit: Submission['send'], isUnkept: boolean) => Promise<unknown>;
  /** Deletes the attached files when the draft is discarded or the form was sent. */
  readonly clearFiles?: () => void;
}

/** Deletes the attached files together with the draft. */
function withFiles<Draft extends Pick<ReturnType<typeof useFormDraft>, 'discard' | 'forget'>>(
  draft: Draft,
  clearFiles: () => void,
): Draft {
  return {
    ...draft,
    discard: () => {
      draft.discard();
      clearFiles();
    },
    forget: () => {
      draft.forget();
      clearFiles();
    },
  };
}

/**
 * A multi-step form. The query string names the step (`?step=`). A step is reachable once every step before
 * it is complete. `goOn` validates the current step; the last step sends the form. Every change is stored in
 * the draft; a form that is opened again goes on at the first step that is not complete.
 */
export function useFormWizard<Step extends string, Values extends FieldValues>(
  wizard: WizardForm<Step, Values>,
) {
  const { namespace, steps, rules, empty, givenEachTime, clearFiles = () => undefined } = wizard;
  const { names, addressOf } = steps;
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const asked = steps.find(params.get('step'));

  const form: UseFormReturn<Values> = useForm<Values>({
    defaultValues: useDraftValues(wizard.draft, empty, givenEachTime) as DefaultValues<Values>,
    // Validating on blur would shift the layout under a pending click.
    mode: 'onSubmit',
    shouldFocusError: false,
    resolver: (typed) => {
      const problems = problemsOf(rules, step, { ...empty, ...typed });
      if (problems.length === 0) return { values: typed, errors: {} };
      const errors = problems.map(({ field, message }) => [field, { type: 'schema', message }]);
      return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<Values> };
    },
  });
  const values: Values = { ...empty, ...(useWatch({ control: form.control }) as Partial<Values>) };
  const draft = withFiles(useFormDraft(wizard.draft, form, empty, givenEachTime), clearFiles);
  const submission = useSubmission(wizard.createCode, {
    ...draft,
    source: { ...wizard.draft, editAt: addressOf(names.at(-1) ?? names[0]) },
    values: () => form.getValues(),
  });

  const farthest = farthestStep(rules, steps, values);
  // Until the draft has loaded, every step is reachable.
  const isReading = draft.state.kind === 'reading';
  const isReachable = asked !== null && (isReading || names.indexOf(asked) <= names.indexOf(farthest));
  const step: Step = isReachable ? asked : asked === null ? names[0] : farthest;
  const index = names.indexOf(step);
  const next = names[index + 1] ?? null;
  useResumedStep({
    draft: draft.state.kind,
    isAsked: params.toString() !== '',
    resumeAt: farthest === names[0] ? null : addressOf(farthest),
  });

  return {
    namespace,
    steps: names,
    addressOf,
    /** Redirects from a step that is not reachable yet to the first incomplete one. */
    redirectTo: asked !== null && !isReachable ? addressOf(farthest) : null,
    form,
    values,
    draft,
    submission,
    step,
    index,
    previous: names[index - 1] ?? null,
    next,
    isAlone: asked !== null,
    missing: firstProblem(rules, step, values),
    goOn: form.handleSubmit(async () => {
      if (next === null) return wizard.send(form.getValues(), submission.send, draft.isUnkeptNow);
      // Clear the errors of the previous step.
      form.reset(form.getValues(), { keepDefaultValues: true });
      await navigate(addressOf(next));
    }),
  } satisfies Wizard<Step, Values> & Record<string, unknown>;
}
