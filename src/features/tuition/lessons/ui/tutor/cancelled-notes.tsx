import { Button, Note, Row, Section, stackStyles, StopHeading } from 'design-system';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLearnerWords } from '@/entities/offer';
import { useFormats } from '@/shared/i18n';
import { createDeviceStore } from '@/shared/lib/storage';
import { cancellationsToTell, markSeen, readSeen } from '../../model/cancelled-ahead';
import type { LessonsArea } from '../../model/lessons-area';
import { CancelReason } from './cancel-reason';

/** Lessons to come that somebody else has cancelled, until the tutor has seen it or their time is past. */
export function CancelledNotes({ area }: { area: LessonsArea }) {
  const { t } = useTranslation('tutor-area');
  const { date } = useFormats();
  const words = useLearnerWords();
  const part = useRef<HTMLDivElement>(null);
  const [store] = useState(() => createDeviceStore());
  const [seen, setSeen] = useState(() => readSeen(store));
  const told = cancellationsToTell(area.lessons, seen, area.now);
  const see = (id: string) => {
    const lessons = area.lessons.map(({ item }) => item);
    setSeen(markSeen(store, [id], lessons, area.now));
    // The button is gone with its note.
    part.current?.focus();
  };
  return (
    <div ref={part} tabIndex={-1} role="group" aria-label={t('lessons.calledOff.heading')}>
      {told.length === 0 ? null : (
        <Section isTight>
          {told.map(({ item: lesson }) => {
            const offer = area.offers.find(({ item }) => item.id === lesson.offerId)?.item;
            const time = date(lesson.startsAt, 'moment');
            return (
              <Note key={lesson.id} tone="call" className={stackStyles.near}>
                <StopHeading>{t('lessons.calledOff.title', { time })}</StopHeading>
                {offer ? <p>{words.learner(offer.learner)}</p> : null}
                <CancelReason lesson={lesson} />
                <p>{t('lessons.calledOff.by', { time: date(lesson.movedAt, 'moment') })}</p>
                {area.who ? (
                  <Row>
                    <Button
                      isSmall
                      aria-label={t('lessons.calledOff.seenOf', { time })}
                      onClick={() => see(lesson.lastChange)}
                    >
                      {t('lessons.calledOff.seen')}
                    </Button>
                  </Row>
                ) : null}
              </Note>
            );
          })}
        </Section>
      )}
    </div>
  );
}
