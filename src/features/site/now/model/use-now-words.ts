import { useTranslation } from 'react-i18next';
import { useTutorQuery } from '@/entities/tutor';
import { formatMoney, unbrokenDay, useFormats } from '@/shared/i18n';
import { useOffice } from '@/shared/office-facts';
import { isAboutChild, isOfficeLate, type Now, type NowKey } from './now';

/** Whether others who see the screen must not read what it is: that somebody talks to a counsellor. */
const isPrivate = ({ key }: Pick<Now, 'key'>): boolean => key.startsWith('counselling-');

/**
 * The words of a next thing: its title, what it means, who acts and until when. While it is being asked for,
 * the title says that alone. Discreet words call a talk with a counsellor an appointment, and say no more.
 */
export function useNowWords(now: Now, { isDiscreet = false }: { readonly isDiscreet?: boolean } = {}) {
  const { t } = useTranslation('now');
  const words = t as (key: string, values: object) => string;
  const { date } = useFormats();
  const office = useOffice();
  const { data: tutor } = useTutorQuery(now.tutorId ?? '', { skip: now.tutorId === undefined });
  const values = {
    ...office,
    name: tutor?.name ?? t('somebody'),
    count: now.count ?? 1,
    amount: now.amount === undefined ? '' : formatMoney(now.amount),
    time: now.startsAt === undefined ? '' : unbrokenDay(date(now.startsAt, 'moment')),
    clock: now.startsAt === undefined ? '' : date(now.startsAt, 'time'),
  };
  const act = actOf(now);
  const moment = (time: number) => unbrokenDay(date(new Date(time), 'moment'));
  const by = now.by === null ? null : moment(now.by);
  const isLate = isOfficeLate(now);
  if (now.isAsking === true) return { title: t('asking'), words: null, who: null, until: null, act: null };
  const isHidden = isDiscreet && isPrivate(now);
  return {
    // What it says otherwise, such as that there is nothing to do, is not so any more.
    title: isLate
      ? t('lateOffice.title')
      : words(`${isHidden ? 'discreet' : 'nows'}.${now.key}.${isUntold(now) ? 'untold' : 'title'}`, values),
    words: isLate
      ? t('lateOffice.words', { time: by })
      : isHidden
        ? null
        : now.isLate && isAboutChild(now.key)
          ? t('lateWorry', { time: by })
          : words(`nows.${now.key}.${wordsKeyOf(now)}`, values),
    who: t(`who.${now.who}`),
    until:
      by !== null
        ? t(now.isLate ? 'late' : 'by', { time: by })
        : now.since === undefined
          ? null
          : t('since', { time: moment(now.since) }),
    /** Label of the button that leads to where it is done; null without one. */
    act: act === null ? null : words(`act.${act}`, values),
  };
}

/** Key of the label of the button. */
function actOf({ key, place, link }: Now): string | null {
  if (key === 'tuition-confirm' || key === 'tuition-confirm-trial') return 'confirm';
  return link ?? place ?? null;
}

/** Key of what it means: an interview says where, money whom to ask while the office names no number. */
const wordsKeyOf = ({ key, by, interviewPlace }: Now): string =>
  interviewPlace ?? (key === 'tuition-pay' && by === null ? 'ask' : 'words');

const withTime: readonly NowKey[] = ['counselling-booked', 'application-interview'];

/** Whether its title has a time that is not read yet. */
const isUntold = ({ key, startsAt }: Now) => withTime.includes(key) && startsAt === undefined;
