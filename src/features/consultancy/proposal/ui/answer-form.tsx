import { Button, Note, Row, stackStyles } from 'design-system';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import type { Consultation } from '@/entities/consultancy/consultation';
import type { ProposalAnswer } from '@/entities/consultancy/proposal';
import { DraftForm, DraftNote, KeptNote, UnkeptSwitch, useDraftedForm } from '@/shared/drafts';
import { limits, mustBeTicked, optionalText, requiredName, requiredText } from '@/shared/fields';
import { useOwnAction, type OwnPendingWrites } from '@/shared/pending-writes';
import { FormSummary, TextAreaField, TextField, TickField } from '@/shared/ui/form';
import { answerBySchool } from '../model/school-writes';

type Kind = 'accepted' | 'declined';

/** Whoever declines says why; whoever accepts may for the school. */
const schemas = {
  accepted: v.object({
    name: requiredName,
    position: requiredText(limits.name),
    words: optionalText(limits.longText),
    mayDecide: mustBeTicked,
  }),
  declined: v.object({
    name: requiredName,
    position: requiredText(limits.name),
    words: requiredText(limits.longText),
    mayDecide: v.boolean(),
  }),
};

interface AnswerFormProps {
  consultation: Consultation;
  /** The version that is answered. */
  version: number;
  kind: Kind;
  acts: OwnPendingWrites;
  /** A newer version has to come, or to be read, before it is sent. */
  isHeld: boolean;
  /** What was typed into an answer that was not taken. */
  given: ProposalAnswer | null;
  onLeave: () => void;
  /** Shown above the buttons. */
  children: ReactNode;
}

/** A named person of the school with a position answers a version. */
export function AnswerForm({
  consultation,
  version,
  kind,
  acts,
  isHeld,
  given,
  onLeave,
  children,
}: AnswerFormProps) {
  const { t } = useTranslation('consultation');
  const headingId = useId();
  const action = useOwnAction(acts, ({ name, position, words }: v.InferOutput<(typeof schemas)[Kind]>) => [
    answerBySchool(consultation, version, kind, { name, position, words }),
  ]);
  const { form, draft, onSubmit } = useDraftedForm({
    name: { form: `answer.${kind}.${consultation.ref}`, version: 1 },
    schema: schemas[kind],
    empty: {
      name: given?.name ?? '',
      position: given?.position ?? '',
      words: given?.words ?? '',
      mayDecide: false,
    },
    hasSummary: true,
    action,
    onDone: onLeave,
  });
  const labels = {
    name: t(`answer.${kind}.name`),
    position: t('answer.position'),
    words: t(`answer.${kind}.words`),
    mayDecide: t('answer.mayDecide.short'),
  };
  return (
    <Note>
      <DraftForm
        draft={draft}
        className={stackStyles.form}
        aria-labelledby={headingId}
        onSubmit={(event) => {
          if (isHeld) event.preventDefault();
          else onSubmit(event);
        }}
      >
        <h3 id={headingId}>{t(`answer.${kind}.heading`, { version })}</h3>
        <p>{t(`answer.${kind}.what`)}</p>
        <FormSummary form={form} labels={labels} />
        <TextField form={form} name="name" label={labels.name} autoComplete="name" />
        <TextField
          form={form}
          name="position"
          label={labels.position}
          hint={t('answer.positionHint')}
          autoComplete="organization-title"
        />
        <TextAreaField
          form={form}
          name="words"
          rows={4}
          label={labels.words}
          isOptional={kind === 'accepted'}
        />
        {kind === 'accepted' ? (
          <TickField
            form={form}
            name="mayDecide"
            label={t('answer.mayDecide.label', { school: consultation.school.name })}
          />
        ) : null}
        <KeptNote draft={draft} labels={labels} />
        <DraftNote draft={draft} />
        {children}
        <Row>
          <Button
            type="submit"
            variant={kind === 'declined' ? 'stop' : undefined}
            disabled={isHeld}
            isBusy={action.isRunning}
          >
            {t(`answer.${kind}.send`, { version })}
          </Button>
          <Button type="button" variant="second" onClick={onLeave}>
            {t('answer.leave')}
          </Button>
        </Row>
        <UnkeptSwitch draft={draft} />
      </DraftForm>
    </Note>
  );
}
