import { Button, Row, Skeleton, StopHeading, textStyles } from 'design-system';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { closedAt, jobCodePath, useJobCodeQuery } from '@/entities/jobs/job';
import { formatReferenceCode } from '@/entities/reference-code';
import { publicOwner, useKeptSince } from '@/shared/api';
import { useFormats } from '@/shared/i18n';
import { useNow } from '@/shared/lib/clock';
import { routes } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/links';
import { judgeCode } from '../model/judge-code';
import styles from './flyer-answer.module.css';

/** Whether a post of ours stands behind a code, by the index of codes; without network as it was kept. */
export function PostAnswer({ code }: { code: string }) {
  const { t } = useTranslation('jobs');
  const { date } = useFormats();
  const now = useNow();
  const { data: entry, isFetching, refetch } = useJobCodeQuery(code);
  const keptSince = useKeptSince(publicOwner, jobCodePath(code));
  const heading = useRef<HTMLHeadingElement>(null);
  const isAsking = isFetching && entry === undefined;
  useEffect(() => {
    if (!isAsking) heading.current?.focus();
  }, [isAsking]);
  if (isAsking) return <Skeleton label={t('check.code.asking')} lines={3} />;

  const verdict = judgeCode({ entry, isKept: keptSince !== null }, now);
  const shown = formatReferenceCode(code);
  const published = entry ? date(entry.publishedAt, 'day') : '';
  const time = entry ? date(verdict === 'closed' ? closedAt(entry) : entry.closesAt, 'longMoment') : '';
  return (
    <div role="status">
      <StopHeading ref={heading} tabIndex={-1} className={styles.heading}>
        {t(`check.code.${verdict}`, { time })}
      </StopHeading>
      <p className={styles.words}>{t(`check.code.${verdict}Words`, { code: shown, published, time })}</p>
      {entry && keptSince !== null ? (
        <p className={textStyles.soft}>
          {t('check.code.keptSince', { date: date(keptSince, 'longMoment') })}
        </p>
      ) : null}
      <Row>
        {entry ? (
          <>
            <LinkButton to={routes.job(code)}>{t('check.code.show')}</LinkButton>
            <LinkButton variant="text" to={routes.jobReport(code)}>
              {t('report.way')}
            </LinkButton>
          </>
        ) : null}
        {verdict === 'unknown' ? (
          <Button variant="second" isBusy={isFetching} onClick={() => void refetch()}>
            {t('check.code.again')}
          </Button>
        ) : null}
      </Row>
    </div>
  );
}
