import { Facts, Note } from 'design-system';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats, formatMoney } from '@/shared/i18n';
import { PartBoundary } from '@/shared/ui/part-boundary';
import type { Officer } from '../api/desk-api';
import type { DeskWays } from '../model/desk-ways';
import type { RequestRow } from '../model/request-row';
import { GuardianContact } from './guardian-contact';
import { RecordPanel } from './record-panel';

/** Its own file: ranking and offers are read by the office alone, and only once a request is open. */
const MatchDesk = lazy(() => import('./match-desk').then(({ MatchDesk: desk }) => ({ default: desk })));

/** One request: the learner, the family behind a press that is logged, its life, moves, notes and changes. */
export function RequestPanel({
  row,
  ways,
  officer,
}: {
  row: RequestRow | undefined;
  ways: DeskWays;
  officer: Officer;
}) {
  const { t } = useTranslation(['admin', 'ghana']);
  const { date } = useFormats();
  if (!row) return <RecordPanel record={null} ways={ways} officer={officer} />;
  const { learner, lessons, place, cancellation, parting } = row.request;
  const others = lessons.subjects.filter((subject) => subject !== lessons.prioritySubject);
  const reason = cancellation.reason;
  return (
    <RecordPanel record={row} ways={ways} officer={officer}>
      {row.isWorried ? <Note tone="call">{t('worry.call')}</Note> : null}
      <Facts
        facts={[
          {
            label: t('facts.learner'),
            value: t('facts.learnerValue', {
              schoolClass: row.learner,
              who: learner.name || t(`who.${learner.gender}`),
              age: learner.age,
            }),
          },
          { label: t('facts.need'), value: learner.need },
          {
            label: t('facts.subjects'),
            value:
              others.length === 0
                ? t('facts.subjectsFirst', { subject: row.subject })
                : t('facts.subjectsThen', {
                    subject: row.subject,
                    others: others.map((subject) => t(`ghana:subjects.${subject}`)).join(', '),
                  }),
          },
          { label: t('facts.hours'), value: row.hours },
          { label: t('facts.perWeek'), value: lessons.perWeek },
          {
            label: t('facts.place'),
            value: [...new Set([row.area, row.region]), t(`where.${place.where}`)].join(', '),
          },
          { label: t('facts.start'), value: date(lessons.startDate, 'day') },
          { label: t('facts.tutor'), value: t(`tutorGender.${lessons.tutorGender}`) },
          { label: t('facts.budget'), value: lessons.budget === 0 ? '' : formatMoney(lessons.budget) },
          {
            label: t('facts.parted'),
            value: parting
              ? [t(`offers.endings.${parting.reason}`), parting.words].filter(Boolean).join(': ')
              : '',
          },
          {
            label: t('facts.cancelled'),
            value:
              reason === ''
                ? ''
                : [t(`cancelReason.${reason}`), cancellation.words].filter(Boolean).join(': '),
          },
        ]}
      />
      <GuardianContact record={row} officer={officer} />
      <Suspense>
        <PartBoundary>
          <MatchDesk request={row.request} officer={officer} />
        </PartBoundary>
      </Suspense>
    </RecordPanel>
  );
}
