import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { assignmentNoteLength } from '@/entities/practice/assignment';
import { catalog, findCatalogPack, packIds, usePackName } from '@/entities/practice/pack';
import { PendingWriteForm, usePendingWriteForm } from '@/entities/tutor';
import { dayShape, fieldMessage, oneOf, optionalText } from '@/shared/fields';
import type { SignedWrites } from '@/shared/pending-writes';
import { SelectField, TextAreaField, TextField } from '@/shared/ui/form';
import { assign } from '../model/tutor-writes';

const assignSchema = v.object({
  pack: oneOf(packIds),
  /** `topic:ratio`, `weakness:w008`, or empty for the whole pack. */
  part: v.string(),
  note: optionalText(assignmentNoteLength),
  dueDay: v.union([v.literal(''), v.pipe(v.string(), v.regex(dayShape, fieldMessage('required')))]),
});

const idIn = (part: string, kind: 'topic' | 'weakness'): string =>
  part.startsWith(`${kind}:`) ? part.slice(kind.length + 1) : '';

interface AssignFormProps {
  area: SignedWrites;
  offerId: string;
  /** The next number. */
  number: number;
  /** The waiting act that assigns the number before. */
  earlier: string | undefined;
  onClose: () => void;
}

/** Assigns a pack, or a topic or weakness of it. */
export function AssignForm({ area, offerId, number, earlier, onClose }: AssignFormProps) {
  const { t } = useTranslation('tutor-area');
  const packName = usePackName();
  const act = usePendingWriteForm<v.InferInput<typeof assignSchema>, v.InferOutput<typeof assignSchema>>(
    { form: `assign.${offerId}`, version: 1 },
    assignSchema,
    { pack: '', part: '', note: '', dueDay: '' },
    area,
    (who, { pack, part, note, dueDay }) =>
      assign(
        who,
        {
          id: String(number),
          offerId,
          pack,
          topic: idIn(part, 'topic'),
          weakness: idIn(part, 'weakness'),
          note,
          ...(dueDay !== '' && { dueDay }),
        },
        earlier,
      ),
    onClose,
  );
  const chosen = findCatalogPack(useWatch({ control: act.form.control, name: 'pack' }));
  const labels = {
    pack: t('practice.pack'),
    part: t('practice.part'),
    note: t('practice.note'),
    dueDay: t('practice.dueDay'),
  };
  const count = (questions: number) => t('practice.questions', { count: questions });
  return (
    <PendingWriteForm
      {...{ act, area, onClose, labels }}
      heading={t('practice.assignHeading')}
      sendLabel={t('practice.assignSend')}
    >
      <SelectField
        form={act.form}
        name="pack"
        label={labels.pack}
        onChoose={() => act.form.setValue('part', '')}
      >
        <option value="">{t('practice.choose')}</option>
        {catalog.map(({ id }) => (
          <option key={id} value={id}>
            {packName(id)}
          </option>
        ))}
      </SelectField>
      {chosen ? (
        <SelectField form={act.form} name="part" label={labels.part}>
          <option value="">{`${t('practice.whole')} (${count(chosen.questions)})`}</option>
          <optgroup label={t('practice.topics')}>
            {chosen.topics.map(({ id, title, questions }) => (
              <option key={id} value={`topic:${id}`}>{`${title} (${count(questions)})`}</option>
            ))}
          </optgroup>
          <optgroup label={t('practice.weaknesses')}>
            {chosen.weaknesses.map(({ id, name, questions }) => (
              <option key={id} value={`weakness:${id}`}>{`${name} (${count(questions)})`}</option>
            ))}
          </optgroup>
        </SelectField>
      ) : null}
      <TextField form={act.form} name="dueDay" type="date" isShort isOptional label={labels.dueDay} />
      <TextAreaField
        form={act.form}
        name="note"
        label={labels.note}
        hint={t('practice.noteHint')}
        isOptional
        rows={3}
        maxLength={assignmentNoteLength}
      />
    </PendingWriteForm>
  );
}
