import { useTranslation } from 'react-i18next';
import { indexContact } from '@/entities/phone-tail';
import { createReferenceCode } from '@/entities/reference-code';
import { openTracking } from '@/entities/tracking';
import { createTutorApplication, tutorApplicationPath } from '@/entities/tutor-application';
import { paperRules, useAttachments } from '@/shared/drafts';
import { useFormWizard } from '@/shared/form-wizard';
import { toLanguageCode } from '@/shared/i18n';
import { applicationDraft } from './application-draft';
import { applicationRules, completeApplication, emptyApplication } from './application-rules';
import { applicationSteps } from './application-steps';
import { toApplicationFiles, toSubmittedFiles } from './papers';

const givenEachTime = { consent: false };

/** State of the application form, with its attached files. */
export function useApplicationWizard() {
  const { i18n } = useTranslation();
  const wizard = useFormWizard({
    namespace: 'apply',
    steps: applicationSteps,
    rules: applicationRules,
    draft: applicationDraft,
    empty: emptyApplication,
    givenEachTime,
    createCode: () => createReferenceCode('application'),
    clearFiles: () => void papers.clear(),
    send: (values, submit) => {
      const sent = completeApplication(values);
      const files = toApplicationFiles(papers.items);
      return submit(
        (ref) => [
          ...createTutorApplication(ref, sent, files, toLanguageCode(i18n.language)),
          ...indexContact(ref, sent),
          openTracking(ref, { kind: 'application' }, 'submitted'),
        ],
        (ref) => toSubmittedFiles(papers.items, tutorApplicationPath(ref)),
      );
    },
  });
  // Other apps cannot share text with this form.
  const papers = useAttachments(applicationDraft, paperRules);
  return { ...wizard, papers };
}

export type ApplicationWizard = ReturnType<typeof useApplicationWizard>;
