import { Button, Note, Row, Section, stackStyles } from 'design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { followingStates, type Offer } from '@/entities/offer';
import type { Tracking } from '@/entities/tracking';
import { slotText } from '@/shared/ghana';
import { useFormats } from '@/shared/i18n';
import { goToPlace } from '@/shared/lib/focus';
import { createDeviceStore } from '@/shared/lib/storage';
import { putRightOf, standingOf, type Standing } from '../model/put-right';
import { markSeenPutRight, readSeenPutRight } from '../model/seen-put-right';
import { useFieldWords } from './use-field-words';

interface PutRightProps {
  tracking: Tracking;
  /** The offers of the request, the newest first. */
  offers: readonly Offer[];
  now: Date;
}

/**
 * What the office put right in the last two weeks, with what stands now, until the family has seen it.
 * Renders nothing without any.
 */
export function PutRight({ tracking, offers, now }: PutRightProps) {
  const { t } = useTranslation('family');
  const { date } = useFormats();
  const fieldWords = useFieldWords();
  const toWords = useStandingWords();
  const [store] = useState(() => createDeviceStore());
  const [seen, setSeen] = useState(() => readSeenPutRight(store));
  const days = putRightOf(tracking, now).filter(({ at }) => !seen.includes(at));
  const see = () => {
    setSeen(markSeenPutRight(store, seen, days));
    // The button is gone with its note.
    goToPlace('part-now');
  };
  const following = offers.find(({ state }) => followingStates.some((one) => one === state));
  if (days.length === 0) return null;
  return (
    <Section isTight>
      <Note className={stackStyles.near}>
        {days.map((day) => {
          const standing = standingOf(tracking.topic, day, following);
          return (
            <div key={day.at}>
              <p>
                <b>
                  {t('putRight.told', {
                    fields: day.fields.map(fieldWords).join(', '),
                    date: date(day.at, 'short'),
                  })}
                </b>
              </p>
              {standing.length === 0 ? null : (
                <p>{t('putRight.now', { values: standing.map(toWords).join('; ') })}</p>
              )}
            </div>
          );
        })}
        <p>{t('putRight.wrong')}</p>
        <Row>
          <Button variant="second" isSmall onClick={see}>
            {t('putRight.seen')}
          </Button>
        </Row>
      </Note>
    </Section>
  );
}

/** A field with what stands in it: "first subject Mathematics". */
function useStandingWords(): (standing: Standing) => string {
  const { t } = useTranslation(['family', 'ghana']);
  const words = t as (key: string) => string;
  const { date } = useFormats();
  const fieldWords = useFieldWords();
  const valueOf = ({ field, value }: Standing): string => {
    switch (field) {
      case 'lessons.schoolClass':
        return words(`ghana:classes.${value}`);
      case 'lessons.prioritySubject':
        return words(`ghana:subjects.${value}`);
      case 'lessons.subjects':
        return value.map((subject) => words(`ghana:subjects.${subject}`)).join(', ');
      case 'lessons.hours':
        return value.map((slot) => slotText(slot, words)).join(', ');
      case 'lessons.perWeek':
        return String(value);
      case 'lessons.startDate':
        return date(value, 'day');
    }
  };
  return (standing) =>
    t('putRight.standing', { field: fieldWords(standing.field), value: valueOf(standing) });
}
