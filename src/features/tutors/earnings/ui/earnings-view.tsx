import {
  Button,
  EmptyState,
  Facts,
  Icon,
  Line,
  LineItem,
  Section,
  StopHeading,
  textStyles,
} from 'design-system';
import { useTranslation } from 'react-i18next';
import { confirmWithinMs, type Lesson } from '@/entities/lesson';
import { formatMoney, useFormats } from '@/shared/i18n';
import { useOffice } from '@/shared/office-facts';
import { saveCsv, toCsv } from '@/shared/lib/csv';
import { earningsOf, monthsOf, type Earning, type EarningState } from '../model/earnings';
import type { EarningsArea } from '../model/earnings-area';
import { useLearnerWords } from '@/entities/offer';
import styles from './earnings.module.css';

const sums = ['taught', 'confirmed', 'due', 'paid'] as const;

const stops = { taught: 'todo', due: 'now', paid: 'done', disputed: 'call' } as const satisfies Record<
  EarningState,
  string
>;

/** Earnings by month and by lesson, and the no-show ladder. */
export function EarningsView({ area }: { area: EarningsArea }) {
  const { t } = useTranslation('tutor-area');
  const words = useLearnerWords();
  const { tutorPercent } = useOffice();
  const earnings = earningsOf(
    area.lessons.map(({ item }) => item),
    area.now,
  );
  const learnerOf = ({ offerId }: Lesson) => {
    const offer = area.offers.find(({ item }) => item.id === offerId)?.item;
    return offer ? words.learner(offer.learner) : '';
  };
  const csv = () =>
    toCsv<Earning>(
      [
        { title: t('earnings.columns.day'), value: ({ lesson }) => lesson.startsAt.slice(0, 10) },
        { title: t('earnings.columns.learner'), value: ({ lesson }) => learnerOf(lesson) },
        { title: t('earnings.columns.price'), value: ({ lesson }) => (lesson.price / 100).toFixed(2) },
        {
          title: t('earnings.columns.transport'),
          value: ({ lesson: { transport = 0 } }) => (transport / 100).toFixed(2),
        },
        { title: t('earnings.columns.state'), value: ({ state }) => state },
      ],
      earnings,
    );
  return (
    <>
      <Section ground="surface">
        <StopHeading>{t('earnings.months')}</StopHeading>
        <p className={textStyles.intro}>{t('earnings.lead')}</p>
        {tutorPercent > 0 ? (
          <p className={textStyles.intro}>{t('earnings.share', { percent: tutorPercent })}</p>
        ) : null}
        {earnings.length === 0 ? (
          <EmptyState title={t('earnings.emptyTitle')}>
            <p>{t('earnings.empty')}</p>
          </EmptyState>
        ) : (
          <Months earnings={earnings} />
        )}
      </Section>
      {earnings.length > 0 ? (
        <Section>
          <StopHeading>{t('earnings.each')}</StopHeading>
          <Button variant="second" isSmall onClick={() => saveCsv(csv(), 'lifeline-earnings.csv')}>
            <Icon name="download" />
            {t('earnings.csv')}
          </Button>
          <EarningLines earnings={earnings} learnerOf={learnerOf} />
        </Section>
      ) : null}
      <Section ground="sand">
        <StopHeading>{t('earnings.ladderHeading')}</StopHeading>
        <p className={textStyles.intro}>{t('earnings.ladderLead')}</p>
        <Line className={styles.lines}>
          {t('earnings.ladder', { returnObjects: true }).map((step) => (
            <LineItem key={step} state="todo">
              {step}
            </LineItem>
          ))}
        </Line>
        <p>{t('earnings.ladderFoot')}</p>
      </Section>
    </>
  );
}

function Months({ earnings }: { earnings: readonly Earning[] }) {
  const { t } = useTranslation('tutor-area');
  const { date } = useFormats();
  return (
    <div className={styles.months}>
      {monthsOf(earnings).map((month) => (
        <div key={month.month}>
          <h3>{date(month.month, 'month')}</h3>
          <Facts
            facts={[
              { label: t('earnings.lessons'), value: month.lessons },
              ...sums.map((sum) => ({ label: t(`earnings.${sum}`), value: formatMoney(month[sum]) })),
            ]}
          />
        </div>
      ))}
    </div>
  );
}

function EarningLines({
  earnings,
  learnerOf,
}: {
  earnings: readonly Earning[];
  learnerOf: (lesson: Lesson) => string;
}) {
  const { t } = useTranslation('tutor-area');
  const { date } = useFormats();
  return (
    <Line className={styles.lines}>
      {earnings.map(({ lesson, state }) => (
        <LineItem key={lesson.id} state={stops[state]}>
          <b>
            {date(lesson.startsAt, 'day')} · {formatMoney(lesson.price)}
          </b>
          {lesson.transport === undefined
            ? null
            : `${t('earnings.transport', { amount: formatMoney(lesson.transport) })} · `}
          {learnerOf(lesson)} ·{' '}
          {t(`earnings.states.${state}`, {
            date: date(new Date(Date.parse(lesson.movedAt) + confirmWithinMs), 'moment'),
          })}
        </LineItem>
      ))}
    </Line>
  );
}
