import { Note } from 'design-system';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { lessonsBeside } from '@/entities/lesson';
import type { Offer } from '@/entities/offer';
import { fieldMessage, requiredInteger, requiredText } from '@/shared/fields';
import { SelectField, TextField, TickField } from '@/shared/ui/form';
import { planEntries, planLessonBy, startOf } from '../../model/lesson-plan';
import { followLearner, planTerms } from '../../model/plan-terms';
import type { LessonsArea } from '../../model/lessons-area';
import { PlanFields } from '../plan-fields';
import { StartDoubtNote } from '../start-doubt-note';
import { LessonsThen } from './lessons-then';
import { isAway } from '@/entities/tutor';
import { PendingWriteForm, usePendingWriteForm } from '@/entities/tutor';
import { useLearnerWords } from '@/entities/offer';

/** Whether a start that is typed meets a lesson with another learner. */
type Meets = (given: { offerId: string; day: string; time: string; minutes: number }) => boolean;

/** A planned lesson; one at the time of another needs the word that both are meant. */
const createPlanSchema = (meets: Meets) =>
  v.pipe(
    v.object({
      offerId: requiredText(60),
      ...planEntries,
      minutes: requiredInteger(15, 240),
      isTrial: v.boolean(),
      isBothMeant: v.boolean(),
    }),
    v.forward(
      v.partialCheck(
        [['offerId'], ['day'], ['time'], ['minutes'], ['isBothMeant']],
        (given) => given.isBothMeant || !meets(given),
        fieldMessage('atOnce'),
      ),
      ['isBothMeant'],
    ),
  );

type PlanSchema = ReturnType<typeof createPlanSchema>;

/** Plans a lesson with a learner. Times are in Ghana's time zone, which is UTC. */
export function PlanForm({
  offers,
  area,
  onClose,
}: {
  /** Chosen offers; at least one. */
  offers: readonly [Offer, ...Offer[]];
  area: LessonsArea;
  onClose: () => void;
}) {
  const { t } = useTranslation('tutor-area');
  const words = useLearnerWords();
  const [first] = offers;
  const lessons = area.lessons.map(({ item }) => item);
  const offerOf = (id: string) => offers.find((offer) => offer.id === id) ?? first;
  const chosen = area.offers.map(({ item }) => item).filter(({ state }) => state === 'chosen');
  const besides = ({ offerId, day, time, minutes }: Parameters<Meets>[0]) =>
    lessonsBeside({ offerId, startsAt: startOf({ day, time }), minutes }, lessons, chosen);
  const act = usePendingWriteForm<v.InferInput<PlanSchema>, v.InferOutput<PlanSchema>>(
    { form: 'plan-lesson', version: 2 },
    createPlanSchema((given) => besides(given).length > 0),
    {
      offerId: first.id,
      day: '',
      time: '',
      ...planTerms(first, lessons),
      isBothMeant: false,
    },
    area,
    (who, { offerId, day, time, isBothMeant: _isBothMeant, ...terms }) =>
      planLessonBy(
        { plannedBy: 'tutor', owner: who.userId },
        offerOf(offerId),
        { ...terms, startsAt: startOf({ day, time }) },
        lessons.filter((lesson) => lesson.offerId === offerId),
      ),
    onClose,
  );
  const [day, time, offerId, minutes] = useWatch({
    control: act.form.control,
    name: ['day', 'time', 'offerId', 'minutes'],
  });
  const choose = (id: string) => {
    const { getValues, setValue } = act.form;
    const terms = followLearner(
      getValues(),
      planTerms(offerOf(offerId), lessons),
      planTerms(offerOf(id), lessons),
    );
    setValue('minutes', terms.minutes);
    setValue('where', terms.where);
    setValue('isTrial', terms.isTrial);
    act.draft.keep();
  };
  const labels = {
    offerId: t('lessons.learner'),
    day: t('lessons.day'),
    time: t('lessons.time'),
    minutes: t('lessons.minutes'),
    where: t('lessons.where'),
    isTrial: t('lessons.isTrial'),
    isBothMeant: t('lessons.bothMeantShort'),
  };
  // Until day, time and minutes are whole, the comparison finds nothing.
  const met = besides({ offerId, day, time, minutes: Number(minutes) });
  const isFree = met.length === 0;
  const { clearErrors } = act.form;
  // Another time asks for no tick: what was wrong with it goes with the field, also in the summary.
  useEffect(() => {
    if (isFree) clearErrors('isBothMeant');
  }, [isFree, clearErrors]);
  const isOff = isAway(area.tutor?.item.absences ?? [], day);
  return (
    <PendingWriteForm
      {...{ act, area, onClose, labels }}
      heading={t('lessons.planHeading')}
      sendLabel={t('lessons.planSend')}
    >
      <SelectField form={act.form} name="offerId" label={labels.offerId} onChoose={choose}>
        {offers.map((offer) => (
          <option key={offer.id} value={offer.id}>
            {words.learner(offer.learner)}
          </option>
        ))}
      </SelectField>
      <PlanFields
        form={act.form}
        labels={labels}
        timeHint={t('lessons.timeHint')}
        placeLabel={(place) => t(`offers.places.${place}`)}
        dayNote={isOff ? <Note tone="call">{t('lessons.away')}</Note> : null}
      >
        <StartDoubtNote offer={offerOf(offerId)} {...{ day, time }} now={area.now} side="tutor" />
        <TextField form={act.form} name="minutes" inputMode="numeric" label={labels.minutes} isShort />
        {isFree ? null : (
          <>
            <Note tone="call" role="status">
              <LessonsThen area={area} lessons={met} />
            </Note>
            <TickField form={act.form} name="isBothMeant" label={t('lessons.bothMeant')} />
          </>
        )}
      </PlanFields>
      <TickField form={act.form} name="isTrial" label={labels.isTrial} />
    </PendingWriteForm>
  );
}
