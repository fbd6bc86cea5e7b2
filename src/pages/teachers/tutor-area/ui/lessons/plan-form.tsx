import { Note } from 'design-system';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import type { Offer } from '@/entities/offer';
import { dayFromToday, fieldMessage, requiredInteger, requiredText } from '@/shared/fields';
import { lessonMinutes } from '@/shared/ghana';
import { ChipsField, SelectField, TextField, TickField } from '@/shared/ui/form';
import { planLessonOf } from '../../model/tutor-acts';
import type { Area } from '../../model/use-area';
import { isAway } from '../../model/week';
import { ActForm, useActForm } from '../area/act-form';
import { useLearnerWords } from '../area/learner-words';

const places = ['home', 'online'] as const;

const planSchema = v.object({
  offerId: requiredText(60),
  day: dayFromToday(() => new Date()),
  time: v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, fieldMessage('required'))),
  minutes: requiredInteger(15, 240),
  where: v.picklist(places),
  isTrial: v.boolean(),
});

/** Plans a lesson with a learner, in the time of Accra, which is UTC. */
export function PlanForm({
  offers,
  area,
  onClose,
}: {
  /** Those that were chosen; at least one. */
  offers: readonly [Offer, ...Offer[]];
  area: Area;
  onClose: () => void;
}) {
  const { t } = useTranslation('tutor-area');
  const words = useLearnerWords();
  const [first] = offers;
  const isFirstLesson = !area.lessons.some(({ item }) => item.offerId === first.id);
  const act = useActForm<v.InferInput<typeof planSchema>, v.InferOutput<typeof planSchema>>(
    { form: 'plan-lesson', version: 1 },
    planSchema,
    {
      offerId: first.id,
      day: '',
      time: '',
      minutes: String(lessonMinutes(first.learner.schoolClass)),
      where: first.learner.where === 'online' ? 'online' : 'home',
      isTrial: isFirstLesson,
    },
    async ({ offerId, day, time, ...rest }) => {
      const offer = offers.find(({ id }) => id === offerId) ?? first;
      const isKept = await area.act((who) =>
        planLessonOf(who, offer, { ...rest, startsAt: `${day}T${time}:00.000Z` }),
      );
      if (isKept) onClose();
      return isKept;
    },
  );
  const day = useWatch({ control: act.form.control, name: 'day' });
  const labels = {
    offerId: t('lessons.learner'),
    day: t('lessons.day'),
    time: t('lessons.time'),
    minutes: t('lessons.minutes'),
    where: t('lessons.where'),
    isTrial: t('lessons.isTrial'),
  };
  const isOff = isAway(area.tutor?.item.absences ?? [], day);
  return (
    <ActForm
      {...{ act, area, onClose, labels }}
      heading={t('lessons.planHeading')}
      sendLabel={t('lessons.planSend')}
    >
      <SelectField form={act.form} name="offerId" label={labels.offerId}>
        {offers.map((offer) => (
          <option key={offer.id} value={offer.id}>
            {words.learner(offer.learner)}
          </option>
        ))}
      </SelectField>
      <TextField form={act.form} name="day" type="date" label={labels.day} isShort />
      {isOff ? <Note tone="call">{t('lessons.away')}</Note> : null}
      <TextField
        form={act.form}
        name="time"
        type="time"
        label={labels.time}
        hint={t('lessons.timeHint')}
        isShort
      />
      <TextField form={act.form} name="minutes" inputMode="numeric" label={labels.minutes} isShort />
      <ChipsField
        form={act.form}
        type="radio"
        name="where"
        label={labels.where}
        options={places.map((value) => ({ value, label: t(`offers.places.${value}`) }))}
      />
      <TickField form={act.form} name="isTrial" label={labels.isTrial} />
    </ActForm>
  );
}
