import { valibotResolver } from '@hookform/resolvers/valibot';
import { Button, stackStyles } from 'design-system';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import type { Lesson } from '@/entities/lesson';
import type { Offer } from '@/entities/offer';
import { reviewWordsLimit } from '@/entities/review';
import { DraftForm, DraftNote, KeptNote, UnkeptSwitch, useDraftValues, useFormDraft } from '@/shared/drafts';
import { oneOf, optionalText } from '@/shared/fields';
import { ChipsField, FormSummary, TextAreaField } from '@/shared/ui/form';
import { sendReview } from '../model/review-writes';
import { useOwnAction, type OwnPendingWrites } from '@/shared/pending-writes';

const stars = ['5', '4', '3', '2', '1'] as const;

const schema = v.object({ stars: oneOf(stars), words: optionalText(reviewWordsLimit) });

const empty: v.InferInput<typeof schema> = { stars: '', words: '' };

export interface ReviewFormProps {
  code: string;
  acts: OwnPendingWrites;
  offer: Offer;
  /** Lessons that the review refers to. */
  confirmed: readonly Lesson[];
}

/** Star rating with an optional text. */
export function ReviewForm({ code, acts, offer, confirmed }: ReviewFormProps) {
  const { t } = useTranslation('code');
  const name = { form: `review.${code}.${offer.id}`, version: 1 };
  const form = useForm<v.InferInput<typeof schema>, unknown, v.InferOutput<typeof schema>>({
    defaultValues: useDraftValues(name, empty),
    shouldFocusError: false,
    resolver: valibotResolver(schema),
  });
  const draft = useFormDraft(name, form, empty);
  const action = useOwnAction(acts, (said: { readonly stars: number; readonly words: string }) => [
    sendReview(code, offer, confirmed, said),
  ]);
  const labels = { stars: t('family.review.question'), words: t('family.review.words') };
  const submit = form.handleSubmit(async (given) => {
    const said = { stars: Number(given.stars), words: given.words };
    if (await action.run(said)) draft.forget();
  });
  return (
    <DraftForm draft={draft} className={stackStyles.form} onSubmit={(event) => void submit(event)}>
      <FormSummary form={form} labels={labels} />
      <ChipsField
        form={form}
        name="stars"
        type="radio"
        label={labels.stars}
        options={stars.map((value) => ({ value, label: t(`family.review.stars.${value}`) }))}
      />
      <TextAreaField
        form={form}
        name="words"
        rows={5}
        isOptional
        label={labels.words}
        hint={t('family.review.hint', { max: reviewWordsLimit })}
      />
      <KeptNote draft={draft} labels={labels} />
      <DraftNote draft={draft} />
      <Button type="submit" isBusy={action.isRunning}>
        {t('family.review.send')}
      </Button>
      <UnkeptSwitch draft={draft} />
    </DraftForm>
  );
}
