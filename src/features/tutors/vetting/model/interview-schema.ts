import * as v from 'valibot';
import { applicationLimits, interviewPlaces, type Interview } from '@/entities/tutor-application';
import { dayFromToday, fieldMessage, limits, oneOf, optionalText } from '@/shared/fields';
import { closedDays } from '@/shared/ghana';
import { hoursOf, type OfficeFacts } from '@/shared/office-facts';

/** Half hours at which an interview can begin, in Africa/Accra: 8 am to 6 pm. */
export const interviewHours: readonly string[] = Array.from({ length: 20 }, (_, half) => {
  const hour = String(8 + Math.floor(half / 2)).padStart(2, '0');
  return `${hour}:${half % 2 === 0 ? '00' : '30'}`;
});

/** Accra is UTC all year. */
const startOf = ({ day, hour }: Readonly<Record<'day' | 'hour', string>>): string => `${day}T${hour}:00.000Z`;

function isOfficeDay(day: string, office: OfficeFacts): boolean {
  const hours = hoursOf(office);
  const weekday = new Date(day).getUTCDay() || 7;
  return hours.days.includes(weekday) && !closedDays(day, 1, hours).has(day);
}

/** An interview as the desk plans it: on a working day of the office, and not in the past. */
export const interviewSchema = (office: OfficeFacts, now: Date) =>
  v.pipe(
    v.object({
      day: v.pipe(
        dayFromToday(() => now),
        v.check((day) => isOfficeDay(day, office), fieldMessage('officeClosed')),
      ),
      hour: oneOf(interviewHours),
      place: oneOf(interviewPlaces),
      link: optionalText(limits.shortText),
      words: optionalText(applicationLimits.about),
    }),
    v.forward(
      v.partialCheck(
        [['day'], ['hour']],
        (given) => given.day !== now.toISOString().slice(0, 10) || startOf(given) > now.toISOString(),
        fieldMessage('hourOver'),
      ),
      ['hour'],
    ),
    v.forward(
      v.partialCheck(
        [['place'], ['link']],
        ({ place, link }) => place !== 'video' || /^https:\/\/[^\s]+\.[^\s]+$/.test(link),
        fieldMessage('videoLink'),
      ),
      ['link'],
    ),
  );

type Given = v.InferOutput<ReturnType<typeof interviewSchema>>;

/** Converts what was typed to the interview that the applicant reads. */
export const toInterview = ({ day, hour, place, link }: Given): Interview => ({
  start: startOf({ day, hour }),
  place,
  link: place === 'video' ? link : '',
});
