import { Note, Section, Skeleton, stackStyles, StopHeading } from 'design-system';
import { useTranslation } from 'react-i18next';
import {
  answerOf,
  picturesOfAnswer,
  QuestionView,
  ThreadMessages,
  useAskedThreadQuery,
  useForgetPictures,
  useHomeworkQuery,
  type HideReason,
  type HomeworkThread,
} from '@/entities/homework/question';
import { familyOwner } from '@/shared/api';
import { useRightNow } from '@/shared/lib/clock';
import { useOwnPendingWrites } from '@/shared/pending-writes';
import { routes } from '@/shared/routes';
import { BackendProblem } from '@/shared/ui/form';
import { LinkButton } from '@/shared/ui/links';
import { AnswerPart } from './answer-part';
import { MergedThread } from './merged-thread';
import { OwnActs } from './own-acts';
import { ThreadActs } from './thread-acts';
import { ThreadState } from './thread-state';
import { WrongForm } from './wrong-form';

/** A homework question by its code: where it stands, its thread, and what can still be done. */
export function HomeworkPart({ code }: { code: string }) {
  const { t } = useTranslation(['homework-thread', 'shell']);
  const homework = useHomeworkQuery(code);
  const id = homework.data?.question;
  const thread = useAskedThreadQuery(id ?? '', { skip: id === undefined });
  // Of a question that was deleted or hidden nothing stays on the phone.
  const isGone = thread.data === null || thread.data === 'hidden';
  useForgetPictures(familyOwner, isGone && id !== undefined ? id : null, (one) => one.question === id);
  const isLoading = homework.isLoading || thread.isLoading;
  return (
    <Section id="now-answer" tabIndex={-1} className={stackStyles.apart}>
      <StopHeading>{t('heading')}</StopHeading>
      {isLoading ? <Skeleton label={t('shell:loading')} lines={5} /> : null}
      {thread.data === 'hidden' ? (
        <HiddenThread code={code} id={id ?? ''} reason={homework.data?.hiddenFor} />
      ) : thread.data ? (
        <OwnThread key={id} code={code} thread={thread.data} />
      ) : isLoading ? null : (
        <>
          <p>{t('unread')}</p>
          <BackendProblem error={homework.error ?? thread.error} />
        </>
      )}
    </Section>
  );
}

interface HiddenThreadProps {
  code: string;
  id: string;
  /** Undefined for junk that was never hidden. */
  reason: HideReason | undefined;
}

/** What is left of a hidden question, or junk: why, what was not taken, and how to say what is wrong. */
function HiddenThread({ code, id, reason }: HiddenThreadProps) {
  const { t } = useTranslation('homework-thread');
  const acts = useOwnPendingWrites(code);
  const state = reason === undefined ? 'junk' : 'hidden';
  const question = { id, state, asksBack: 0, claimedAt: '', answeredAt: '', lastChange: '' } as const;
  return (
    <>
      <OwnActs question={question} acts={acts} />
      <Note tone="plain" className={stackStyles.near}>
        <p role="status">
          <b>{t(`states.${state}`)}</b>
        </p>
        <p>{reason === undefined ? t('junkWhy') : t(`hiddenFor.${reason}`)}</p>
        {reason === undefined ? (
          <div>
            <LinkButton variant="second" isSmall to={routes.homework}>
              {t('again')}
            </LinkButton>
          </div>
        ) : null}
      </Note>
      <WrongForm own={{ ref: code, question }} acts={acts} />
    </>
  );
}

function OwnThread({ code, thread }: { code: string; thread: HomeworkThread }) {
  const { t } = useTranslation('homework-thread');
  const acts = useOwnPendingWrites(code);
  const { now } = useRightNow();
  const { question, messages } = thread;
  const answer = answerOf(messages);
  const own = { ref: code, question };
  return (
    <>
      <OwnActs question={question} acts={acts} />
      {acts.problem === null ? null : <BackendProblem error={acts.problem} />}
      <ThreadState question={question} now={now} />
      <QuestionView question={question} keptFor={familyOwner} />
      {messages.every(({ words }) => words === '') ? null : (
        <div className={stackStyles.near}>
          <h3>{t('messages.heading')}</h3>
          <ThreadMessages question={question} messages={messages} reader="asker" hasAnswers={false} />
        </div>
      )}
      {answer ? (
        <AnswerPart
          key={question.id}
          {...{ own, answer, acts }}
          pictures={picturesOfAnswer(messages)}
          keptFor={familyOwner}
        />
      ) : null}
      {question.mergedInto === '' ? null : <MergedThread id={question.mergedInto} />}
      <ThreadActs own={own} acts={acts} />
      <WrongForm own={own} acts={acts} />
    </>
  );
}
