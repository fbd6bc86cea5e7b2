import { textStyles } from 'design-system';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FaqGroup } from '@/entities/content/faq';
import { useStaff } from '@/entities/session';
import { deskStyles } from '@/shared/desk';
import { OpenedForm, useDraftedForm } from '@/shared/drafts';
import { FormSummary } from '@/shared/ui/form';
import { useAddFaqMutation } from '../../api/faq-desk-api';
import { faqFormSchema, startValues, type FaqStart } from '../../model/faq-form';
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
  // Somebody may have taken a slug since the list was read.
  const [justTaken, setTaken] = useState<readonly string[]>([]);
  const schema = useMemo(() => faqFormSchema([...taken, ...justTaken]), [taken, justTaken]);
  const [empty] = useState(() => startValues(start));
  const { form, draft, onSubmit } = useDraftedForm({
    name: {
      form: isCopy ? `faq-copy.${by.userId}.${start.slug}` : `faq-new.${by.userId}`,
      version: 1,
      isOfAccount: true,
    },
    schema,
    empty,
    hasSummary: true,
    action: {
      run: async ({ slug, basis: _new, ...facts }) => {
        const { data } = await add({ by, slug, facts: { ...facts, position: position(facts.group) } });
        if (data === 'taken') setTaken((others) => [...others, slug]);
        return data === 'saved';
      },
    },
    onDone: onClose,
  });
  useEffect(() => {
    if (justTaken.length > 0) void form.trigger('slug', { shouldFocus: true });
  }, [justTaken, form]);
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
