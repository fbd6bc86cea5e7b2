import { useForm, useWatch, type FieldErrors } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { createReferenceCode } from '@/entities/reference-code';
import { openTracking } from '@/entities/tracking';
import {
  createTutorApplication,
  tutorApplicationPath,
  type TutorApplicationInput,
} from '@/entities/tutor-application';
import { paperRules, useAttachments, useDraftValues, useFormDraft } from '@/shared/drafts';
import { useSubmission } from '@/shared/submission';
import { toLanguageCode } from '@/shared/i18n';
import { applicationDraft } from './application-draft';
import { completeApplication, emptyApplication, farthestStep, firstProblem, problemsOf } from './apply-steps';
import { toApplicationFiles, toSubmittedFiles } from './papers';
import { addressOf, applySteps, toStep, type ApplyStep } from './step-names';

/** Consent is given each time, never taken from a draft. */
const givenEachTime = { consent: false } as const;

function errorsOf(step: ApplyStep, values: TutorApplicationInput): FieldErrors<TutorApplicationInput> {
  const problems = problemsOf(step, { ...emptyApplication, ...values });
  return Object.fromEntries(problems.map(({ field, message }) => [field, { type: 'schema', message }]));
}

/** The application as a form in steps: where it stands, what is missing, its papers, and how to go on, back and send. */
export function useApplicationWizard() {
  const { i18n } = useTranslation();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const asked = toStep(params.get('step'));

  const form = useForm<TutorApplicationInput>({
    defaultValues: useDraftValues(applicationDraft, emptyApplication, givenEachTime),
    // Messages that appear when a field is left would move the very thing that is being pressed.
    mode: 'onSubmit',
    shouldFocusError: false,
    resolver: (typed) => {
      const errors = errorsOf(step, typed);
      return Object.keys(errors).length === 0 ? { values: typed, errors: {} } : { values: {}, errors };
    },
  });
  const values = {
    ...emptyApplication,
    ...(useWatch({ control: form.control }) as Partial<TutorApplicationInput>),
  };
  const formDraft = useFormDraft(applicationDraft, form, emptyApplication, givenEachTime);
  // No other app shares texts with this form.
  const papers = useAttachments(applicationDraft, paperRules);
  const draft = {
    ...formDraft,
    discard: () => {
      formDraft.discard();
      void papers.clear();
    },
    forget: () => {
      formDraft.forget();
      void papers.clear();
    },
  };
  const submission = useSubmission(() => createReferenceCode('application'), {
    ...draft,
    source: { ...applicationDraft, editAt: addressOf('send') },
    values: () => form.getValues(),
  });

  const farthest = farthestStep(values);
  // What is in the draft is not known yet: no step is out of reach.
  const isReading = draft.state.kind === 'reading';
  const isReachable =
    asked !== null && (isReading || applySteps.indexOf(asked) <= applySteps.indexOf(farthest));
  const step: ApplyStep = isReachable ? asked : asked === null ? 'you' : farthest;
  const index = applySteps.indexOf(step);
  const next = applySteps[index + 1] ?? null;

  const send = () => {
    const sent = completeApplication(form.getValues());
    const files = toApplicationFiles(papers.items);
    return submission.send(
      (ref) => [
        ...createTutorApplication(ref, sent, files, toLanguageCode(i18n.language)),
        openTracking(ref, { kind: 'application' }, 'submitted'),
      ],
      (ref) => toSubmittedFiles(papers.items, tutorApplicationPath(ref)),
    );
  };

  return {
    namespace: 'apply',
    steps: applySteps,
    addressOf,
    /** The address of a step that may not be opened yet leads to the first that is not complete. */
    redirectTo: asked !== null && !isReachable ? addressOf(farthest) : null,
    form,
    values,
    draft,
    papers,
    submission,
    step,
    index,
    previous: applySteps[index - 1] ?? null,
    next,
    /** On its own screen, by its address; else below the head of the page. */
    isAlone: asked !== null,
    missing: firstProblem(step, values),
    goOn: form.handleSubmit(async () => {
      if (next === null) return send();
      // A new step begins without the messages of the last one.
      form.reset(form.getValues(), { keepDefaultValues: true });
      await navigate(addressOf(next));
    }),
  } as const;
}

export type ApplicationWizard = ReturnType<typeof useApplicationWizard>;
