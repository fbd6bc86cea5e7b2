import { Note } from 'design-system';
import { useTranslation } from 'react-i18next';
import type { Offer } from '@/entities/offer';
import { slotText } from '@/shared/ghana';
import { useFormats } from '@/shared/i18n';
import type { Planner } from '../model/lesson-plan';
import { typedDoubts, type StartDoubt } from '../model/typed-start';

interface StartDoubtNoteProps {
  offer: Offer;
  /** As typed so far; empty for nothing. */
  day: string;
  time: string;
  now: Date;
  /** Who plans. */
  side: Planner['plannedBy'];
}

/** What speaks against the start that is typed, as soon as it is whole. */
export function StartDoubtNote({ offer, day, time, now, side }: StartDoubtNoteProps) {
  const { t } = useTranslation(['lesson-plan', 'ghana']);
  const { date } = useFormats();
  const doubts = typedDoubts(offer, { day, time }, now);
  if (doubts.length === 0) return null;
  return (
    <Note tone="call" role="status">
      {doubts.map((doubt) => (
        <p key={doubt.kind}>{say(doubt)}</p>
      ))}
    </Note>
  );

  function say(about: StartDoubt): string {
    switch (about.kind) {
      case 'short':
        return t(`doubt.short.${side}`);
      case 'night':
        return t('doubt.night');
      case 'early':
        return t(`doubt.early.${side}`, { day: date(about.from, 'weekday') });
      case 'outside':
        return t(`doubt.outside.${side}`, {
          hours: about.hours.map((slot) => slotText(slot, t as (key: string) => string)).join(', '),
        });
    }
  }
}
