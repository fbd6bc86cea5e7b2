import { Line, LineItem, Section, StopHeading, textStyles } from 'design-system';
import { useTranslation } from 'react-i18next';
import { isConfirmed, type HomeworkQuestion } from '@/entities/homework/question';
import { formatMoney, useFormats } from '@/shared/i18n';
import type { Shown } from '@/shared/pending-writes';

/** The latest are enough here; what is paid stands under Earnings. */
const most = 20;

interface DoneQuestionsProps {
  done: readonly Shown<HomeworkQuestion>[];
  now: Date;
}

/** Questions that this tutor has answered or declined. Renders nothing before the first. */
export function DoneQuestions({ done, now }: DoneQuestionsProps) {
  const { t } = useTranslation(['tutor-area', 'ghana']);
  const { date } = useFormats();
  if (done.length === 0) return null;
  const stateOf = (question: HomeworkQuestion) =>
    question.state === 'closed' && question.helped !== ''
      ? t(`homework.done.helped.${question.helped}`)
      : t(`homework.done.states.${question.state}`);
  return (
    <Section ground="surface">
      <StopHeading>{t('homework.done.heading')}</StopHeading>
      <p className={textStyles.intro}>{t('homework.done.lead')}</p>
      <Line>
        {done.slice(0, most).map(({ item, waiting }) => (
          <LineItem key={item.id} state={isConfirmed(item, now) ? 'done' : 'todo'}>
            <b>
              {t(`ghana:classes.${item.schoolClass}`)}, {t(`ghana:subjects.${item.subject}`)}
            </b>
            {[
              date(item.movedAt, 'day'),
              stateOf(item),
              ...(waiting.length > 0 ? [t('act.waiting')] : []),
              ...(item.rate > 0 && item.answeredAt !== '' ? [formatMoney(item.rate)] : []),
            ].join(' · ')}
          </LineItem>
        ))}
      </Line>
    </Section>
  );
}
