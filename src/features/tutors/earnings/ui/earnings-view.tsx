import {
  Button,
  Disclosure,
  EmptyState,
  Facts,
  Icon,
  Line,
  LineItem,
  Row,
  Section,
  stackStyles,
  StopHeading,
  textStyles,
} from 'design-system';
import { useTranslation } from 'react-i18next';
import {
  answerStandsMs,
  standingAnswers,
  useTutorHomeworkQuery,
  type HomeworkQuestion,
} from '@/entities/homework/question';
import { confirmWithinMs } from '@/entities/lesson';
import { formatMoney, useFormats } from '@/shared/i18n';
import { useOffice } from '@/shared/office-facts';
import { tutorShareOf } from '@/shared/lesson-price';
import { saveCsv, toCsv } from '@/shared/lib/csv';
import {
  allEarnings,
  answersOf,
  earningsOf,
  isAnswerPaidOut,
  isPaidOut,
  monthsOf,
  type Earning,
  type EarningState,
} from '../model/earnings';
import type { EarningsArea } from '../model/earnings-area';
import { useLearnerWords } from '@/entities/offer';
import { BackendProblem } from '@/shared/ui/form';
import { useTutorMoneyQuery, type TutorMoney } from '../api/tutor-money-api';
import styles from './earnings.module.css';
import { PayoutAccountPart } from './payout-account-part';
import { TutorStatement } from './tutor-statement';

const sums = ['taught', 'confirmed', 'due', 'paid'] as const;

const stops = { taught: 'todo', due: 'now', paid: 'done', disputed: 'call' } as const satisfies Record<
  EarningState,
  string
>;

const nothingPaid: TutorMoney = { payouts: [], closedMonths: [] };

const noQuestions: readonly HomeworkQuestion[] = [];

/** Earnings by month, by lesson and answer, and the no-show ladder. */
export function EarningsView({ area }: { area: EarningsArea }) {
  const { t } = useTranslation('tutor-area');
  const words = useLearnerWords();
  const office = useOffice();
  const { tutorPercent } = office;
  const price = area.tutor?.item.price ?? 0;
  const share = tutorShareOf(price, office);
  const { data: questions = noQuestions } = useTutorHomeworkQuery(area.tutorId);
  // Without a share nobody is paid in runs.
  const hasShare = tutorPercent > 0;
  const money = useTutorMoneyQuery(area.tutorId, { refetchOnMountOrArgChange: true, skip: !hasShare });
  const { payouts, closedMonths } = money.data ?? nothingPaid;
  const taught = area.lessons.map(({ item }) => item);
  const lessons = earningsOf(taught, area.now, (lesson) => isPaidOut(lesson, payouts, closedMonths));
  const answers = standingAnswers(questions, area.now);
  const paidOut = answers.filter((answer) => isAnswerPaidOut(answer, payouts, closedMonths));
  const earnings = allEarnings(lessons, answersOf(questions, area.now, new Set(paidOut.map(({ id }) => id))));
  const whatOf = ({ lesson }: Earning) => {
    if (!lesson) return t('earnings.answer');
    const offer = area.offers.find(({ item }) => item.id === lesson.offerId)?.item;
    return offer ? words.learner(offer.learner) : '';
  };
  const chosen = area.offers.find(({ item }) => item.state === 'chosen')?.item.id ?? null;
  // Nobody reads the number of a suspended tutor beside an offer.
  const isSuspended = area.tutor?.item.state === 'suspended';
  const csv = () =>
    toCsv<Earning>(
      [
        { title: t('earnings.columns.day'), value: ({ at }) => at.slice(0, 10) },
        { title: t('earnings.columns.learner'), value: whatOf },
        {
          title: t('earnings.columns.price'),
          value: ({ amount, lesson }) => ((lesson?.price ?? amount) / 100).toFixed(2),
        },
        {
          title: t('earnings.columns.transport'),
          value: ({ lesson }) => ((lesson?.transport ?? 0) / 100).toFixed(2),
        },
        { title: t('earnings.columns.state'), value: ({ state }) => state },
      ],
      earnings,
    );
  return (
    <>
      <Section ground="surface">
        <StopHeading>{t('earnings.months')}</StopHeading>
        {earnings.length === 0 ? (
          <EmptyState title={t('earnings.emptyTitle')}>
            {price > 0 ? (
              <p>
                <b>
                  {t(share === null ? 'earnings.perLessonUnset' : 'earnings.perLesson', {
                    amount: formatMoney(share ?? price),
                  })}
                </b>
              </p>
            ) : null}
            <p>{t('earnings.empty')}</p>
          </EmptyState>
        ) : (
          <Months earnings={earnings} />
        )}
        <p className={textStyles.intro}>{t('earnings.lead')}</p>
        {earnings.length > 0 ? (
          <p className={textStyles.intro}>
            {t(hasShare ? 'earnings.share' : 'earnings.shareUnset', { percent: tutorPercent })}
          </p>
        ) : null}
      </Section>
      <BackendProblem error={money.error} />
      {money.data && earnings.length > 0 ? (
        <TutorStatement
          lessons={taught}
          answers={answers}
          money={money.data}
          name={area.tutor?.item.name ?? ''}
          now={area.now}
        />
      ) : null}
      {earnings.length > 0 ? (
        <Section className={stackStyles.near}>
          <StopHeading>{t('earnings.each')}</StopHeading>
          <Row>
            <Button variant="second" isSmall onClick={() => saveCsv(csv(), 'lifeline-earnings.csv')}>
              <Icon name="download" />
              {t('earnings.csv')}
            </Button>
          </Row>
          <EarningLines earnings={earnings} whatOf={whatOf} />
        </Section>
      ) : null}
      {hasShare || earnings.length > 0 ? (
        <PayoutAccountPart tutorId={area.tutorId} offerId={isSuspended ? null : chosen} />
      ) : null}
      <Section ground="sand">
        <Disclosure summary={t('earnings.ladderHeading')}>
          <p className={textStyles.intro}>{t('earnings.ladderLead')}</p>
          <Line className={styles.lines}>
            {t('earnings.ladder', { returnObjects: true }).map((step) => (
              <LineItem key={step} state="todo">
                {step}
              </LineItem>
            ))}
          </Line>
          <p>{t('earnings.ladderFoot')}</p>
        </Disclosure>
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
              ...(month.answers === 0 ? [] : [{ label: t('earnings.answers'), value: month.answers }]),
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
  whatOf,
}: {
  earnings: readonly Earning[];
  whatOf: (earning: Earning) => string;
}) {
  const { t } = useTranslation('tutor-area');
  const { date } = useFormats();
  const stateOf = ({ lesson, at, state }: Earning) => {
    const until = lesson ? Date.parse(lesson.movedAt) + confirmWithinMs : Date.parse(at) + answerStandsMs;
    const words = { date: date(new Date(until), 'moment') };
    return lesson
      ? t(`earnings.states.${state}`, words)
      : t(state === 'taught' ? 'earnings.answerWaits' : `earnings.states.${state}`, words);
  };
  return (
    <Line className={styles.lines}>
      {earnings.map((earning) => (
        <LineItem key={earning.id} state={stops[earning.state]}>
          <b>
            {date(earning.at, 'day')} · {formatMoney(earning.lesson?.price ?? earning.amount)}
          </b>
          {earning.lesson?.transport === undefined
            ? null
            : `${t('earnings.transport', { amount: formatMoney(earning.lesson.transport) })} · `}
          {whatOf(earning)} · {stateOf(earning)}
        </LineItem>
      ))}
    </Line>
  );
}
