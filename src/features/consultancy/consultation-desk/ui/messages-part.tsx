import { Button, Note, Row, textStyles } from 'design-system';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import {
  openStates,
  useConsultationMessagesQuery,
  type Consultation,
} from '@/entities/consultancy/consultation';
import { useStaff } from '@/entities/session';
import { deskStyles } from '@/shared/desk';
import { DraftForm, DraftNote, KeptNote, useDraftedForm } from '@/shared/drafts';
import { limits, requiredText } from '@/shared/fields';
import { useFormats } from '@/shared/i18n';
import { BackendProblem, TextAreaField } from '@/shared/ui/form';
import { useWriteToSchoolMutation } from '../api/consultation-desk-api';
import styles from './consultation.module.css';

const schema = v.object({ words: requiredText(limits.longText) });
const empty = { words: '' };

/** Questions of the school, and what the office wrote to it. */
export function MessagesPart({ consultation }: { consultation: Consultation }) {
  const { t } = useTranslation('consultation-desk');
  const { date } = useFormats();
  const { data, error } = useConsultationMessagesQuery(consultation.ref);
  const isOpen = openStates.includes(consultation.state) && consultation.removal === undefined;
  return (
    <section className={deskStyles.part}>
      <h2>{t('messages.heading')}</h2>
      {consultation.asked && isOpen ? (
        <Note tone="call">
          <p>{t('messages.waits')}</p>
        </Note>
      ) : null}
      <BackendProblem error={data ? undefined : error} />
      {data?.length === 0 ? <p className={textStyles.soft}>{t('messages.none')}</p> : null}
      <ol className={styles.messages}>
        {(data ?? []).map(({ id, from, words, at }) => (
          <li key={id}>
            <p className={styles.from}>
              <b>{t(`messages.from.${from}`)}</b>{' '}
              <time className={textStyles.soft} dateTime={at}>
                {date(at, 'moment')}
              </time>
            </p>
            <p className={styles.words}>{words}</p>
          </li>
        ))}
      </ol>
      {isOpen ? <MessageForm consultation={consultation} /> : null}
    </section>
  );
}

function MessageForm({ consultation }: { consultation: Consultation }) {
  const { t } = useTranslation('consultation-desk');
  const by = useStaff();
  const [write, { error, isLoading }] = useWriteToSchoolMutation();
  const { form, draft, onSubmit } = useDraftedForm({
    name: { form: `consultation-message.${by.userId}.${consultation.ref}`, version: 1, isOfAccount: true },
    schema,
    empty,
    action: { run: async ({ words }) => (await write({ consultation, by, words })).error === undefined },
    staysOpen: true,
  });
  return (
    <DraftForm
      draft={draft}
      className={deskStyles.form}
      onSubmit={onSubmit}
      aria-label={t('messages.heading')}
    >
      <TextAreaField
        form={form}
        name="words"
        rows={3}
        label={t('messages.label')}
        hint={t('messages.hint')}
      />
      <KeptNote draft={draft} labels={{ words: t('messages.label') }} />
      <DraftNote draft={draft} isQuiet />
      <BackendProblem error={error} />
      <Row>
        <Button type="submit" variant="second" isSmall disabled={isLoading}>
          {t('messages.send')}
        </Button>
      </Row>
    </DraftForm>
  );
}
