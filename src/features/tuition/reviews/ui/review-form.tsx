import { Button, stackStyles } from 'design-system';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import type { Lesson } from '@/entities/lesson';
import type { Offer } from '@/entities/offer';
import { reviewWordsLimit } from '@/entities/review';
import { DraftForm, DraftNote, KeptNote, UnkeptSwitch, useDraftedForm } from '@/shared/drafts';
import { oneOf, optionalText } from '@/shared/fields';
import { ChipsField, FormSummary, TextAreaField } from '@/shared/ui/form';
import { sendReview } from '../model/review-writes';
import { useOwnAction, type OwnPendingWrites } from '@/shared/pending-writes';

const stars = ['5', '4', '3', '2', '1'] as const;

const schema = v.object({ stars: oneOf(stars), words: optionalText(reviewWordsLimit) });

export interface ReviewFormProps {
  code: string;
  acts: OwnPendingWrites;
  offer: Offer;
  /** Lessons that the review refers to. */
  confirmed: readonly Lesson[];
}

/** Star rating with an optional text. */
export function ReviewForm({ code, acts, offer, confirmed }: ReviewFormProps) {
  const { t } = useTranslation('family');
  const action = useOwnAction(acts, (given: v.InferOutput<typeof schema>) => [
    sendReview(code, offer, confirmed, { ...given, stars: Number(given.stars) }),
  ]);
  const { form, draft, onSubmit } = useDraftedForm({
    name: { form: `review.${code}.${offer.id}`, version: 1 },
    schema,
    empty: { stars: '', words: '' },
    hasSummary: true,
    action,
  });
  const labels = { stars: t('review.question'), words: t('review.words') };
  return (
    <DraftForm draft={draft} className={stackStyles.form} onSubmit={onSubmit}>
      <FormSummary form={form} labels={labels} />
      <ChipsField
        form={form}
        name="stars"
        type="radio"
        label={labels.stars}
        options={stars.map((value) => ({ value, label: t(`review.stars.${value}`) }))}
      />
      <TextAreaField
        form={form}
        name="words"
        rows={5}
        isOptional
        label={labels.words}
        hint={t('review.hint', { max: reviewWordsLimit })}
      />
      <KeptNote draft={draft} labels={labels} />
      <DraftNote draft={draft} />
      <Button type="submit" isBusy={action.isRunning}>
        {t('review.send')}
      </Button>
      <UnkeptSwitch draft={draft} />
    </DraftForm>
  );
}
