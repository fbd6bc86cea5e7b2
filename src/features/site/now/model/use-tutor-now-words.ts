import { useTranslation } from 'react-i18next';
import type { Lesson } from '@/entities/lesson';
import { useLearnerWords, type Offer } from '@/entities/offer';
import { formatMoney, useFormats } from '@/shared/i18n';
import { tutorShareOf } from '@/shared/lesson-price';
import { useOffice } from '@/shared/office-facts';
import type { TutorNow } from './tutor-now';

/** The later of two times, ISO 8601. */
const laterOf = (one: string, other: string): string => (one > other ? one : other);

/** Which of the words of one thing hold. */
const contextOf = (isCall: true | undefined, share: number | null) =>
  isCall ? ({ context: 'call' } as const) : share === null ? ({ context: 'unset' } as const) : {};

/** Returns the words of a tutor's thing: its title, what it means, who acts, until when, and the button. */
export function useTutorNowWords(offers: readonly Offer[]) {
  const { t } = useTranslation('tutor-area');
  const { date } = useFormats();
  const office = useOffice();
  const learners = useLearnerWords();
  return (thing: TutorNow) => {
    const { key, lesson, other, paper, by, since, isLate, who, isCall } = thing;
    const offerOf = (about: Lesson | undefined) => offers.find(({ id }) => id === about?.offerId);
    const offer = thing.offer ?? offerOf(lesson);
    const beside = offerOf(other);
    const where = lesson?.where ?? offer?.learner.where;
    const share = offer ? tutorShareOf(offer.price, office) : null;
    const values = {
      learner: offer ? learners.learner(offer.learner) : t('now.learner'),
      place: where === undefined ? '' : t(`offers.places.${where}`).toLowerCase(),
      price: offer ? formatMoney(share ?? offer.price) : '',
      time: lesson ? date(lesson.startsAt, 'moment') : '',
      clock: lesson ? date(lesson.startsAt, 'time') : '',
      other: lesson?.move ? date(lesson.move.startsAt, 'moment') : '',
      beside: beside ? learners.learner(beside.learner) : t('now.learner'),
      besideTime: other ? date(other.startsAt, 'moment') : '',
      met: lesson && other ? date(laterOf(lesson.startsAt, other.startsAt), 'moment') : '',
      paper: paper ? t(`profile.kinds.${paper.kind}`) : '',
    };
    const limit = by ?? since;
    const time = limit === undefined ? '' : date(new Date(limit), paper ? 'day' : 'moment');
    return {
      title: t(`now.things.${key}.title`, values),
      /** Null for an offer, which stands whole right below. */
      words:
        key === 'offer' ? null : t(`now.things.${key}.words`, { ...values, ...contextOf(isCall, share) }),
      /** Null when nothing is to be done, which the title says. */
      who: who === 'nobody' ? null : t(`now.who.${who}`),
      until:
        limit === undefined ? null : t(by === null ? 'now.since' : isLate ? 'now.late' : 'now.by', { time }),
      /** Label of the button; null for an offer, which has its answers beside it. */
      act: key === 'offer' ? null : t(`now.things.${key}.act`, contextOf(isCall, share)),
    };
  };
}
