import { Button, InlineButton } from 'design-system';
import { TextField } from '@/shared/ui/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { useDoorEntriesQuery, type Lesson } from '@/entities/lesson';
import { fieldMessage } from '@/shared/fields';
import { useFormats } from '@/shared/i18n';
import { doorMoments, type DoorMoment } from '@/shared/choices';
import { typeDoorCode } from '../../model/tutor-writes';
import type { LessonsArea } from '../../model/lessons-area';
import { nextMoment } from '../../model/next-moment';
import { entriesWithPending } from '../../model/lessons-with-pending';
import type { Shown } from '@/shared/pending-writes';
import { PendingWriteForm, usePendingWriteForm } from '@/entities/tutor';
import { rightNow } from '@/shared/lib/clock';
import styles from './lesson-card.module.css';

const none: readonly never[] = [];

/** What the tutor typed at the door of a lesson, and the code to type next; null when none is. */
export function useDoorEntries({ item: lesson, waiting, sent }: Shown<Lesson>, now: Date) {
  // Offline, the entries typed on this phone are enough.
  const { data = none } = useDoorEntriesQuery({ offerId: lesson.offerId, lessonId: lesson.id });
  const entries = entriesWithPending(data, [...waiting, ...sent]);
  return { entries, next: nextMoment(lesson, entries, now) };
}

interface DoorPartProps {
  shown: Shown<Lesson>;
  area: LessonsArea;
  /** The field of the next code is open. */
  isToday: boolean;
  /** The next code alone, where the lesson stands above. */
  isShort?: boolean;
}

/**
 * Door codes that the tutor types on arrival and on leaving. Never shows whether a code was correct, which
 * would allow guessing. The family and the office compare them.
 */
export function DoorPart({ shown, area, isToday, isShort = false }: DoorPartProps) {
  const { t } = useTranslation('tutor-area');
  const { item: lesson } = shown;
  const { entries, next } = useDoorEntries(shown, area.now);
  return (
    <div className={styles.part}>
      {isShort ? null : (
        <>
          <h4 className={styles.partTitle}>{t('lessons.door')}</h4>
          <p>{t('lessons.doorWords')}</p>
        </>
      )}
      {doorMoments.map((moment) => {
        const typed = entries.filter((entry) => entry.moment === moment);
        if (isShort && moment !== next && typed.length === 0) return null;
        return (
          <MomentPart
            // Reset the form for a new code.
            key={`${moment}-${typed.length}`}
            moment={moment}
            lesson={lesson}
            issue={(typed.at(-1)?.issue ?? 0) + 1}
            lastTyped={typed.at(-1)?.typedAt ?? null}
            area={area}
            isNext={isToday && moment === next}
          />
        );
      })}
    </div>
  );
}

interface MomentProps {
  moment: DoorMoment;
  lesson: Lesson;
  /** Issue number of the next code. */
  issue: number;
  lastTyped: string | null;
  area: LessonsArea;
  /** Whether its field is open from the start. */
  isNext: boolean;
}

function MomentPart({ moment, lesson, issue, lastTyped, area, isNext }: MomentProps) {
  const { t } = useTranslation('tutor-area');
  const { date } = useFormats();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.part}>
      {lastTyped === null ? null : (
        <p>
          <b>{t(`lessons.${moment}`)}.</b> {t('lessons.typed', { time: date(lastTyped, 'moment') })}{' '}
          {isEarly(lesson, lastTyped) ? t('lessons.typedEarly') : null} {t('lessons.typedWords')}{' '}
          {area.who && !isOpen ? (
            <InlineButton onClick={() => setOpen(true)}>{t('lessons.fresh')}</InlineButton>
          ) : null}
        </p>
      )}
      {isNext && area.who ? (
        <CodeForm {...{ moment, lesson, issue, area }} />
      ) : isOpen ? (
        <CodeForm {...{ moment, lesson, issue, area }} onClose={() => setOpen(false)} />
      ) : (
        <div>
          {lastTyped === null && area.who ? (
            <Button variant="second" isSmall onClick={() => setOpen(true)}>
              {t(`lessons.${moment}`)}
            </Button>
          ) : null}
        </div>
      )}
    </div>
  );
}

/** A code that is typed so long before the lesson is not typed at the door: two hours, in milliseconds. */
const earlyMs = 7_200_000;

const isEarly = ({ startsAt }: Lesson, at: string | Date): boolean =>
  Date.parse(startsAt) - new Date(at).getTime() > earlyMs;

const codeSchema = v.object({
  typed: v.pipe(
    v.string(),
    v.transform((text) => text.replace(/\s/g, '')),
    v.nonEmpty(fieldMessage('required')),
    v.regex(/^\d{4}$/, fieldMessage('number')),
  ),
});

function CodeForm(props: Omit<MomentProps, 'lastTyped' | 'isNext'> & { onClose?: () => void }) {
  const { moment, lesson, issue, area, onClose } = props;
  const { t } = useTranslation('tutor-area');
  const { date } = useFormats();
  const act = usePendingWriteForm<v.InferInput<typeof codeSchema>, v.InferOutput<typeof codeSchema>>(
    { form: `door.${lesson.id}.${moment}.${String(issue)}`, version: 1 },
    codeSchema,
    { typed: '' },
    area,
    (who, { typed }) =>
      typeDoorCode(who, lesson, { moment, issue, typed, typedAt: rightNow().toISOString() }),
  );
  const labels = { typed: t('lessons.digits') };
  const time = date(lesson.startsAt, 'moment');
  return (
    <PendingWriteForm
      {...{ act, area, labels }}
      isShort
      {...(onClose && { onClose })}
      heading={t(`lessons.${moment}`)}
      sendLabel={t('lessons.type')}
    >
      <TextField
        form={act.form}
        name="typed"
        label={labels.typed}
        hint={isEarly(lesson, area.now) ? t('lessons.digitsEarly', { time }) : t('lessons.digitsHint')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={7}
        isShort
      />
    </PendingWriteForm>
  );
}
