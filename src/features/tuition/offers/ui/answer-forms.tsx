import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { declineReasons, type Offer, type OfferAnswer } from '@/entities/offer';
import { limits, optionalText, optionalWholeCedis, someOf } from '@/shared/fields';
import { useOffice } from '@/shared/office-facts';
import { weekSlots } from '@/shared/ghana';
import { TextAreaField, TextField, WeekField } from '@/shared/ui/form';
import { ReasonForm } from '@/shared/drafts';
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
      send={area.send}
      onLeave={onClose}
    />
  );
}

/** @param transportMost highest transport for one lesson, in pesewas */
const createAmendSchema = (transportMost: number) =>
  v.object({
    hours: someOf(weekSlots),
    transport: optionalWholeCedis(transportMost / 100),
    words: optionalText(limits.shortText),
  });

type AmendSchema = ReturnType<typeof createAmendSchema>;
type Terms = v.InferOutput<AmendSchema>;

/** The tutor's terms. The requested hours are no proposal, so that the family reads "as you asked". */
function answerWith({ learner }: Offer, { hours, transport, words }: Terms): OfferAnswer {
  const isAsAsked =
    hours.length === learner.hours.length && hours.every((hour) => learner.hours.includes(hour));
  return { hours: isAsAsked ? [] : [...hours], reason: '', words, ...(transport > 0 && { transport }) };
}

/** Accepts an offer with other hours or with transport on top of the price; the family then chooses. */
export function AmendForm({ offer, area, onClose }: AnswerFormProps) {
  const { t } = useTranslation('tutor-area');
  const { transportMost } = useOffice();
  const free = area.tutor?.item;
  const fitting = offer.learner.hours.filter(
    (slot) => free?.hours.includes(slot) && !free.busy.includes(slot),
  );
  const act = usePendingWriteForm<v.InferInput<AmendSchema>, Terms>(
    { form: `amend.${offer.id}`, version: 1 },
    createAmendSchema(transportMost),
    { hours: fitting, transport: '', words: '' },
    area,
    (who, terms) => answerOffer(who, offer, 'amended', answerWith(offer, terms)),
  );
  const labels = {
    hours: t('offers.amendHeading'),
    transport: t('offers.transport'),
    words: t('offers.words'),
  };
  return (
    <PendingWriteForm
      {...{ act, area, onClose, labels }}
      heading={t('offers.amend')}
      sendLabel={t('offers.amendSend')}
    >
      <WeekField form={act.form} name="hours" label={labels.hours} hint={t('offers.amendHint')} />
      {offer.learner.where === 'online' ? null : (
        <TextField
          form={act.form}
          name="transport"
          inputMode="numeric"
          label={labels.transport}
          hint={t('offers.transportHint')}
          isOptional
          isShort
        />
      )}
      <TextAreaField form={act.form} name="words" label={labels.words} isOptional rows={3} />
    </PendingWriteForm>
  );
}
