import { textStyles } from 'design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FaqGroup } from '@/entities/content/faq';
import { useStaff } from '@/entities/session';
import { deskStyles } from '@/shared/desk';
import { OpenedForm } from '@/shared/drafts';
import { FormSummary } from '@/shared/ui/form';
import { useAddFaqMutation } from '../../api/faq-desk-api';
import { faqFormSchema, startValues, type FaqStart } from '../../model/faq-form';
import { useNewText } from '../use-new-text';
import { FaqFields, useFaqLabels } from './faq-fields';

interface NewFaqProps {
  /** Empty, or the text of a shipped question. */
  start: FaqStart;
  /** Of the shipped question that it stands for; otherwise the end of its group. */
  position: (group: FaqGroup) => number;
  /** Slugs of questions that are there. */
  taken: readonly string[];
  onClose: () => void;
}

/** Begins a question, or a copy of a shipped one. It keeps a draft on the device until it is saved. */
export function NewFaq({ start, position, taken, onClose }: NewFaqProps) {
  const { t } = useTranslation('faq-desk');
  const by = useStaff();
  const isCopy = start.slug !== '';
  const [add, { error, isLoading }] = useAddFaqMutation();
  const [empty] = useState(() => startValues(start));
  const { form, draft, onSubmit } = useNewText({
    name: isCopy ? `faq-copy.${by.userId}.${start.slug}` : `faq-new.${by.userId}`,
    empty,
    taken,
    schemaOf: faqFormSchema,
    add: ({ slug, basis: _new, ...facts }) =>
      add({ by, slug, facts: { ...facts, position: position(facts.group) } }),
    onDone: onClose,
  });
  const labels = useFaqLabels();
  return (
    <OpenedForm
      draft={draft}
      className={deskStyles.form}
      onSubmit={onSubmit}
      aria-label={t(isCopy ? 'form.edit' : 'open')}
      labels={labels}
      error={error}
      send={t('form.save')}
      leave={t('leave')}
      isSending={isLoading}
      onClose={onClose}
    >
      <FormSummary form={form} labels={labels} />
      <FaqFields form={form} hasSlug={!isCopy} />
      <p className={textStyles.soft}>{t('form.draft')}</p>
      {isCopy ? <p className={textStyles.soft}>{t('form.copy')}</p> : null}
    </OpenedForm>
  );
}
