import { useForm, useWatch, type FieldErrors } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { createReferenceCode } from '@/entities/reference-code';
import { openTracking } from '@/entities/tracking';
import { createTuitionRequest, type TuitionRequestInput } from '@/entities/tuition-request';
import { useDraftValues, useFormDraft } from '@/shared/drafts';
import { useSubmission } from '@/shared/submission';
import { toLanguageCode } from '@/shared/i18n';
import { requestDraft } from './request-draft';
import { addressOf } from './step-address';
import { toStep, wizardSteps, type WizardStep } from './step-names';
import { useWish } from './use-wish';
import { completeRequest, emptyRequest, farthestStep, firstProblem, problemsOf } from './wizard-steps';

/** Consent is given each time, never taken from a draft. */
const givenEachTime = { consent: false, news: false } as const;

const today = () => new Date();

function errorsOf(step: WizardStep, values: TuitionRequestInput): FieldErrors<TuitionRequestInput> {
  const problems = problemsOf(step, { ...emptyRequest, ...values }, today);
  return Object.fromEntries(problems.map(({ field, message }) => [field, { type: 'schema', message }]));
}

/** The request as a form in five steps: where it stands, what is missing, and how to go on, back and send. */
export function useRequestWizard() {
  const { i18n } = useTranslation();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const asked = toStep(params.get('step'));

  const form = useForm<TuitionRequestInput>({
    defaultValues: useDraftValues(requestDraft, emptyRequest, givenEachTime),
    // Messages that appear when a field is left would move the very thing that is being pressed.
    mode: 'onSubmit',
    shouldFocusError: false,
    resolver: (typed) => {
      const errors = errorsOf(step, typed);
      return Object.keys(errors).length === 0 ? { values: typed, errors: {} } : { values: {}, errors };
    },
  });
  const values = {
    ...emptyRequest,
    ...(useWatch({ control: form.control }) as Partial<TuitionRequestInput>),
  };
  const draft = useFormDraft(requestDraft, form, emptyRequest, givenEachTime);
  const wish = useWish(form, draft);
  const submission = useSubmission(() => createReferenceCode('tuition'), {
    ...draft,
    source: { ...requestDraft, editAt: addressOf('send') },
    values: () => form.getValues(),
  });

  const farthest = farthestStep(values, today);
  // What is in the draft is not known yet: no step is out of reach.
  const isReading = draft.state.kind === 'reading';
  const isReachable =
    asked !== null && (isReading || wizardSteps.indexOf(asked) <= wizardSteps.indexOf(farthest));
  const step: WizardStep = isReachable ? asked : asked === null ? 'who' : farthest;
  const index = wizardSteps.indexOf(step);
  const previous = wizardSteps[index - 1] ?? null;
  const next = wizardSteps[index + 1] ?? null;

  const send = () => {
    const sent = completeRequest(form.getValues(), today);
    return submission.send((ref) => [
      ...createTuitionRequest(ref, sent, toLanguageCode(i18n.language)),
      openTracking(
        ref,
        { kind: 'tuition', schoolClass: sent.schoolClass, subject: sent.prioritySubject },
        'submitted',
      ),
    ]);
  };

  return {
    /** The address of a step that may not be opened yet leads to the first that is not complete. */
    redirectTo: asked !== null && !isReachable ? addressOf(farthest) : null,
    namespace: 'tuition',
    steps: wizardSteps,
    addressOf,
    form,
    values,
    draft,
    wish,
    submission,
    step,
    index,
    previous,
    next,
    /** On its own screen, by its address; else below the head of the page. */
    isAlone: asked !== null,
    missing: firstProblem(step, values, today),
    isComplete: (which: WizardStep) => firstProblem(which, values, today) === null,
    goOn: form.handleSubmit(async () => {
      if (next === null) return send();
      // A new step begins without the messages of the last one.
      form.reset(form.getValues(), { keepDefaultValues: true });
      await navigate(addressOf(next));
    }),
  } as const;
}

export type RequestWizard = ReturnType<typeof useRequestWizard>;
