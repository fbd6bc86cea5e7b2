import { Button, Note } from 'design-system';
import { useTranslation } from 'react-i18next';
import {
  answerStandsMs,
  claimLapsesAt,
  handBackReasons,
  hideReasons,
  homeworkDeclineReasons,
  isConfirmed,
  type HomeworkQuestion,
} from '@/entities/homework/question';
import { useClosedMonthsQuery } from '@/entities/money/closing';
import { useStaff } from '@/entities/session';
import { Confirm, deskStyles, OvertakenNote, useAsking } from '@/shared/desk';
import { useFormats } from '@/shared/i18n';
import { useNow } from '@/shared/lib/clock';
import type { Transition } from '@/shared/lib/lifecycle';
import { BackendProblem } from '@/shared/ui/form';
import { useActOnQuestionMutation, type DeskAct } from '../api/homework-desk-api';
import { isPayable, type HomeworkRow } from '../model/homework-row';
import { AnswerForm } from './answer-form';
import { MergeForm } from './merge-form';
import { ReasonChoice } from './reason-choice';

/** What a button of the lifecycle opens, or does at once. */
const actOfEvent = {
  'homework.closed': 'close',
  'homework.reopened': 'reopen',
  'homework.shown': 'show',
  'homework.restored': 'restore',
  'homework.junked': 'junk',
  'homework.hidden': 'hide',
  'homework.declined': 'decline',
  'homework.handed-back': 'hand-back',
  'homework.merged': 'merge',
  'homework.answered': 'answer',
} as const;

type ActKind = DeskAct['kind'];

const atOnce = ['close', 'reopen', 'show', 'restore', 'pay'] as const;
const isAtOnce = (kind: ActKind): kind is (typeof atOnce)[number] => atOnce.some((one) => one === kind);

/** What the office may do now: the transitions, and the payment. */
function actsOf({ question, transitions }: HomeworkRow, isByHand: boolean, now: Date): readonly ActKind[] {
  const kindOf = ({ event }: Transition): ActKind | undefined =>
    (actOfEvent as Readonly<Record<string, ActKind>>)[event];
  const acts = transitions.flatMap((one) => kindOf(one) ?? []);
  const inOrder = [...acts.filter((kind) => kind === 'answer'), ...acts.filter((kind) => kind !== 'answer')];
  return isByHand && isPayable(question, now) ? [...inOrder, 'pay'] : inOrder;
}

interface QuestionMovesProps {
  row: HomeworkRow;
}

/** Buttons for what the office may do with a question. Some ask for a reason or more first. */
export function QuestionMoves({ row }: QuestionMovesProps) {
  const { question } = row;
  const by = useStaff();
  const now = useNow();
  const { t } = useTranslation(['homework-desk', 'admin']);
  const [act, { error, isLoading }] = useActOnQuestionMutation();
  const { what: open, ask, leave, isOvertaken, finish } = useAsking<ActKind>(row.state);
  const make = (given: DeskAct) =>
    finish(async () => (await act({ question, by, act: given })).error === undefined);
  const isToPay = isPayable(question, now);
  const closed = useClosedMonthsQuery(null, { refetchOnMountOrArgChange: true, skip: !isToPay });
  // An answer of a closed month is paid with it: marked as well, it could be paid twice.
  const acts = actsOf(row, closed.data?.length === 0, now);
  const draft = (name: string) => `${name}-homework.${by.userId}.${question.id}`;
  return (
    <>
      <Waits question={question} now={now} />
      {isToPay && closed.data !== undefined && closed.data.length > 0 ? <p>{t('runs')}</p> : null}
      {acts.length === 0 ? <p>{t('admin:noMoves')}</p> : null}
      <div className={deskStyles.moves}>
        {acts.map((kind, index) => (
          <Button
            key={kind}
            isSmall
            isWide
            variant={index === 0 ? 'main' : ['hide', 'decline', 'junk'].includes(kind) ? 'text' : 'second'}
            disabled={isLoading}
            aria-expanded={isAtOnce(kind) ? undefined : open === kind}
            onClick={() => (isAtOnce(kind) ? void make({ kind }) : ask(kind))}
          >
            {t(`moves.${kind}`)}
          </Button>
        ))}
      </div>
      {isOvertaken && open !== null ? (
        <OvertakenNote state={row.state} isAllowed={acts.includes(open)} />
      ) : null}
      {open === 'answer' ? (
        <AnswerForm
          name={draft('answer')}
          question={question}
          isReply={question.asksBack > 0}
          isSending={isLoading}
          send={make}
          onClose={leave}
        />
      ) : null}
      {open === 'merge' ? (
        <MergeForm question={question} send={(into) => make({ kind: 'merge', into })} onClose={leave} />
      ) : null}
      {open === 'hide' ? (
        <ReasonChoice
          name={draft('hide')}
          kind="hide"
          reasons={hideReasons}
          isSending={isLoading}
          send={(reason) => make({ kind: 'hide', reason })}
          onClose={leave}
        />
      ) : null}
      {open === 'decline' ? (
        <ReasonChoice
          name={draft('decline')}
          kind="decline"
          reasons={homeworkDeclineReasons}
          isSending={isLoading}
          send={(reason) => make({ kind: 'decline', reason })}
          onClose={leave}
        />
      ) : null}
      {open === 'hand-back' ? (
        <ReasonChoice
          name={draft('hand-back')}
          kind="handBack"
          reasons={handBackReasons}
          isSending={isLoading}
          send={(reason) => make({ kind: 'hand-back', reason })}
          onClose={leave}
        />
      ) : null}
      {open === 'junk' ? (
        <Confirm
          words={t('admin:junk.words')}
          yes={t('admin:junk.confirm')}
          onConfirm={() => {
            leave();
            void make({ kind: 'junk' });
          }}
          onLeave={leave}
        />
      ) : null}
      <BackendProblem error={error} />
    </>
  );
}

/** What the question waits for by the clock. */
function Waits({ question, now }: { question: HomeworkQuestion; now: Date }) {
  const { t } = useTranslation('homework-desk');
  const { date } = useFormats();
  const lapses = claimLapsesAt(question);
  const words =
    lapses !== null
      ? t(lapses > now.getTime() ? 'waits.claimed' : 'waits.lapsed', {
          time: date(new Date(lapses).toISOString(), 'moment'),
        })
      : question.state === 'answered' && !isConfirmed(question, now)
        ? t('waits.answered', {
            time: date(new Date(Date.parse(question.answeredAt) + answerStandsMs).toISOString(), 'moment'),
          })
        : null;
  return words === null ? null : (
    <Note tone="plain">
      <p>{words}</p>
    </Note>
  );
}
