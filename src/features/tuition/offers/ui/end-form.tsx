import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import type { Offer } from '@/entities/offer';
import { endingReasons } from '@/shared/choices';
import { fieldMessage, limits, oneOf, optionalText } from '@/shared/fields';
import { ChipsField, TextAreaField } from '@/shared/ui/form';
import { endLessons } from '../model/offer-acts';
import type { SignedActs } from '@/shared/pending-writes';
import { ActForm, useActForm } from '@/entities/tutor';

const endSchema = v.pipe(
  v.object({ reason: oneOf(endingReasons), words: optionalText(limits.shortText) }),
  v.forward(
    v.partialCheck(
      [['reason'], ['words']],
      ({ reason, words }) => reason !== 'other' || words !== '',
      fieldMessage('required'),
    ),
    ['words'],
  ),
);

/** Ends the lessons with a learner, with a reason for the statistics. */
export function EndForm({ offer, area, onClose }: { offer: Offer; area: SignedActs; onClose: () => void }) {
  const { t } = useTranslation('tutor-area');
  const act = useActForm<v.InferInput<typeof endSchema>, v.InferOutput<typeof endSchema>>(
    { form: `end.${offer.id}`, version: 1 },
    endSchema,
    { reason: '', words: '' },
    area,
    (who, ending) => endLessons(who, offer, ending),
  );
  const labels = { reason: t('lessons.reason'), words: t('lessons.words') };
  return (
    <ActForm
      {...{ act, area, onClose, labels }}
      heading={t('learners.endHeading')}
      sendLabel={t('learners.endSend')}
      variant="stop"
    >
      <p>{t('learners.endWords')}</p>
      <ChipsField
        form={act.form}
        type="radio"
        name="reason"
        label={labels.reason}
        options={endingReasons.map((value) => ({ value, label: t(`learners.endReasons.${value}`) }))}
      />
      <TextAreaField form={act.form} name="words" label={labels.words} isOptional rows={3} />
    </ActForm>
  );
}
