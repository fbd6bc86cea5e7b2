import { useTranslation } from 'react-i18next';
import { useLearnerWords, type Offer } from '@/entities/offer';
import { formatMoney, useFormats } from '@/shared/i18n';
import { tutorShareOf } from '@/shared/lesson-price';
import { useOffice } from '@/shared/office-facts';
import type { TutorNow } from './tutor-now';

/** Returns the words of a tutor's thing: its title, what it means, who acts, until when, and the button. */
export function useTutorNowWords(offers: readonly Offer[]) {
  const { t } = useTranslation('tutor-area');
  const { date } = useFormats();
  const office = useOffice();
  const learners = useLearnerWords();
  return (thing: TutorNow) => {
    const { key, lesson, paper, by, isLate, who } = thing;
    const offer = thing.offer ?? offers.find(({ id }) => id === lesson?.offerId);
    const where = lesson?.where ?? offer?.learner.where;
    const share = offer ? tutorShareOf(offer.price, office) : null;
    const values = {
      learner: offer ? learners.learner(offer.learner) : t('now.learner'),
      place: where === undefined ? '' : t(`offers.places.${where}`).toLowerCase(),
      price: offer ? formatMoney(share ?? offer.price) : '',
      time: lesson ? date(lesson.startsAt, 'moment') : '',
      clock: lesson ? date(lesson.startsAt, 'time') : '',
      other: lesson?.move ? date(lesson.move.startsAt, 'moment') : '',
      paper: paper ? t(`profile.kinds.${paper.kind}`) : '',
    };
    const time = by === null ? '' : date(new Date(by), paper ? 'day' : 'moment');
    return {
      title: t(`now.things.${key}.title`, values),
      words: t(`now.things.${key}.words`, { ...values, ...(share === null && { context: 'unset' }) }),
      /** Null when nothing is to be done, which the title says. */
      who: who === 'nobody' ? null : t(`now.who.${who}`),
      until: by === null ? null : t(isLate ? 'now.late' : 'now.by', { time }),
      /** Label of the button; null for an offer, which has its answers beside it. */
      act: key === 'offer' ? null : t(`now.things.${key}.act`),
    };
  };
}
