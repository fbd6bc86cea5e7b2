import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { declineReasons, type Offer } from '@/entities/offer';
import { limits, optionalText, someOf } from '@/shared/fields';
import { weekSlots } from '@/shared/ghana';
import { TextAreaField, WeekField } from '@/shared/ui/form';
import { ReasonForm } from '@/shared/drafts';
import { sendSigned } from '@/shared/pending-writes';
import { answerOffer } from '../model/offer-writes';
import type { OffersArea } from '../model/offers-area';
import { PendingWriteForm, usePendingWriteForm } from '@/entities/tutor';

export interface AnswerFormProps {
  offer: Offer;
  area: OffersArea;
  onClose: () => void;
}

/** Declines an offer with a reason for the statistics. */
export function DeclineForm({ offer, area, onClose }: AnswerFormProps) {
  const { t } = useTranslation('tutor-area');
  return (
    <ReasonForm
      form={`decline.${offer.id}`}
      isOfAccount
      reasons={declineReasons.map((value) => ({ value, label: t(`offers.reasons.${value}`) }))}
      heading={t('offers.declineHeading')}
      labels={{
        reason: t('offers.reason'),
        words: t('offers.words'),
        send: t('offers.declineSend'),
        leave: t('close'),
      }}
      hint={t('offers.wordsHint')}
      tone="plain"
      takesFocus
      error={area.problem}
      make={(given) => area.who && answerOffer(area.who, offer, 'declined', { hours: [], ...given })}
      send={sendSigned(area)}
      onLeave={onClose}
    />
  );
}

const amendSchema = v.object({ hours: someOf(weekSlots), words: optionalText(limits.shortText) });

/** Accepts an offer with other hours. */
export function AmendForm({ offer, area, onClose }: AnswerFormProps) {
  const { t } = useTranslation('tutor-area');
  const free = area.tutor?.item;
  const fitting = offer.learner.hours.filter(
    (slot) => free?.hours.includes(slot) && !free.busy.includes(slot),
  );
  const act = usePendingWriteForm<v.InferInput<typeof amendSchema>, v.InferOutput<typeof amendSchema>>(
    { form: `amend.${offer.id}`, version: 1 },
    amendSchema,
    { hours: fitting, words: '' },
    area,
    (who, { hours, words }) => answerOffer(who, offer, 'amended', { hours: [...hours], reason: '', words }),
  );
  const labels = { hours: t('offers.amendHeading'), words: t('offers.words') };
  return (
    <PendingWriteForm
      {...{ act, area, onClose, labels }}
      heading={t('offers.amend')}
      sendLabel={t('offers.amendSend')}
    >
      <WeekField form={act.form} name="hours" label={labels.hours} hint={t('offers.amendHint')} />
      <TextAreaField form={act.form} name="words" label={labels.words} isOptional rows={3} />
    </PendingWriteForm>
  );
}
