import { textStyles } from 'design-system';
import { useTranslation } from 'react-i18next';
import type { Faq, FaqGroup } from '@/entities/content/faq';
import { useStaff } from '@/entities/session';
import { deskStyles, OutdatedNote } from '@/shared/desk';
import { OpenedForm, useOpened, useVersionForm } from '@/shared/drafts';
import { FormSummary } from '@/shared/ui/form';
import { useEditFaqMutation } from '../../api/faq-desk-api';
import { faqFormSchema, storedValues } from '../../model/faq-form';
import { ChangedFields } from '../changed-fields';
import { FaqFields, useFaqLabels } from './faq-fields';

interface FaqFormProps {
  faq: Faq;
  /** The end of a group. */
  positionAtEnd: (group: FaqGroup) => number;
  onClose: () => void;
}

/** Edits a question. It keeps a draft. What somebody else saves meanwhile is shown, and not overwritten. */
export function FaqForm(props: FaqFormProps) {
  const { opened, turn, reopen } = useOpened(props.faq);
  return <OpenFaqForm key={turn} {...props} opened={opened} onFresh={reopen} />;
}

interface OpenFaqFormProps extends FaqFormProps {
  opened: Faq;
  onFresh: () => void;
}

const schema = faqFormSchema([]);

function OpenFaqForm({ faq, opened, positionAtEnd, onClose, onFresh }: OpenFaqFormProps) {
  const { t } = useTranslation('faq-desk');
  const by = useStaff();
  const [edit, { error, isLoading }] = useEditFaqMutation();
  const { form, draft, onSubmit, version } = useVersionForm({
    name: `faq.${by.userId}.${faq.slug}`,
    record: faq,
    schema,
    empty: storedValues(opened),
    save: async ({ basis: lastChange, slug, ...facts }) => {
      // In another group it comes last.
      const position = facts.group === faq.group ? faq.position : positionAtEnd(facts.group);
      const { data } = await edit({ by, faq: { slug, lastChange }, facts: { ...facts, position } });
      return data === 'saved';
    },
    onDone: onClose,
  });
  const labels = useFaqLabels();
  return (
    <OpenedForm
      draft={draft}
      className={deskStyles.form}
      onSubmit={onSubmit}
      aria-label={t('form.edit')}
      labels={labels}
      error={error}
      notice={
        <OutdatedNote words={t('outdated')} isSending={isLoading} {...{ version, draft, onFresh }}>
          <Changed from={opened} to={faq} />
        </OutdatedNote>
      }
      send={t('form.save')}
      leave={t('leave')}
      isSending={isLoading}
      onClose={onClose}
    >
      <FormSummary form={form} labels={labels} />
      <FaqFields form={form} hasSlug={false} />
      {faq.state === 'published' ? <p className={textStyles.soft}>{t('form.live')}</p> : null}
    </OpenedForm>
  );
}

/** What somebody else has changed: each field that differs, as it stands now. */
function Changed({ from, to }: { from: Faq; to: Faq }) {
  const { t } = useTranslation(['faq-desk', 'faq', 'admin']);
  const { question, answer, group } = useFaqLabels();
  return (
    <ChangedFields
      fields={[
        { label: question, was: from.question, is: to.question },
        { label: answer, was: from.answer, is: to.answer },
        { label: group, was: t(`faq:groups.${from.group}`), is: t(`faq:groups.${to.group}`) },
        { label: t('place'), was: from.position, is: to.position },
        { label: t('state'), was: t(`admin:states.${from.state}`), is: t(`admin:states.${to.state}`) },
      ]}
    />
  );
}
