import { Button, Note, Row, stackStyles } from 'design-system';
import { useTranslation } from 'react-i18next';
import type { Lesson } from '@/entities/lesson';
import { useFormats } from '@/shared/i18n';
import { usePendingWrites, type NewPendingWrite } from '@/shared/pending-writes';
import { seriesProgress } from '../../model/series';

interface SeriesNoteProps {
  owner: string;
  offerId: string;
  /** The lessons of the offer. */
  lessons: readonly Lesson[];
  send: (acts: readonly NewPendingWrite[]) => Promise<unknown>;
  now: Date;
}

/** How many of the lessons that were planned at once are planned, and why others are not. */
export function SeriesNote({ owner, offerId, lessons, send, now }: SeriesNoteProps) {
  const { t } = useTranslation(['lesson-plan', 'validation']);
  const { date } = useFormats();
  const { acts, forget } = usePendingWrites(owner);
  const progress = seriesProgress(offerId, acts, lessons, now);
  if (progress === null) return null;
  const { count, planned, gone, waiting, failed } = progress;
  return (
    <Note tone={failed.length > 0 ? 'call' : 'plain'} role="status" className={stackStyles.near}>
      <p>
        <b>{planned === count ? t('series.done', { count }) : t('series.some', { planned, count })}</b>
      </p>
      {gone > 0 ? <p>{t('series.gone', { count: gone })}</p> : null}
      {waiting > 0 ? <p>{t('series.waiting', { count: waiting })}</p> : null}
      {failed.length > 0 ? (
        <>
          <p>{t('series.failed')}</p>
          <ul>
            {failed.map(({ id, problem, shown }) => (
              <li key={id}>
                {date(String(shown.startsAt), 'moment')}:{' '}
                {problem === null ? t('series.dropped') : t(`validation:backend.${problem}`)}
              </li>
            ))}
          </ul>
          <Row>
            <Button variant="second" isSmall onClick={() => void send(failed)}>
              {t('series.again')}
            </Button>
            <Button
              variant="text"
              isSmall
              onClick={() => void Promise.all(failed.map(({ id }) => forget(id)))}
            >
              {t('series.forget')}
            </Button>
          </Row>
        </>
      ) : null}
    </Note>
  );
}
