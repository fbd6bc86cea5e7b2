import { Facts, Note } from 'design-system';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats, formatMoney } from '@/shared/i18n';
import type { RequestRow } from '../model/request-row';
import { GuardianContact } from './guardian-contact';
import { RequestCorrection } from './request-correction';
import { WishedTutor } from './wished-tutor';

interface RequestFactsProps {
  row: RequestRow;
  /** Name of who looks after it; empty without anybody. */
  assignee: string;
  children: ReactNode;
}

/** Details of a request. The contact details need a press, which is logged. */
export function RequestFacts({ row, assignee, children }: RequestFactsProps) {
  const { t } = useTranslation(['admin', 'ghana']);
  const { date } = useFormats();
  const { learner, lessons, place, cancellation, parting, school = '', wishedTutor = '' } = row.request;
  const others = lessons.subjects.filter((subject) => subject !== lessons.prioritySubject);
  const reason = cancellation.reason;
  return (
    <>
      {row.isFlagged ? <Note tone="call">{t('worry.call')}</Note> : null}
      <Facts
        facts={[
          { label: t('assign.of'), value: assignee },
          {
            label: t('facts.learner'),
            value: t('facts.learnerValue', {
              schoolClass: row.learner,
              who: learner.name || t(`who.${learner.gender}`),
              age: learner.age,
            }),
          },
          { label: t('facts.school'), value: school },
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
          { label: t('facts.hours'), value: row.hours() },
          { label: t('facts.perWeek'), value: lessons.perWeek },
          {
            label: t('facts.place'),
            value: [...new Set([row.area, row.region]), t(`where.${place.where}`)].join(', '),
          },
          { label: t('facts.start'), value: date(lessons.startDate, 'day') },
          { label: t('facts.tutor'), value: t(`tutorGender.${lessons.tutorGender}`) },
          { label: t('facts.wished'), value: wishedTutor === '' ? '' : <WishedTutor wished={wishedTutor} /> },
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
      <RequestCorrection key={row.ref} request={row.request} />
      <GuardianContact record={row} />
      {children}
    </>
  );
}
