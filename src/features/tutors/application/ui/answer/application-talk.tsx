import { Button, Note, textStyles } from 'design-system';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsDesk } from '@/entities/session';
import { useTrackingQuery } from '@/entities/tracking';
import {
  ApplicationMessages,
  plannedInterview,
  tutorApplicationPath,
  useApplicationMessagesQuery,
} from '@/entities/tutor-application';
import { isFailedWrite, isWaitingWrite, useOwnPendingWrites } from '@/shared/pending-writes';
import { BackendProblem } from '@/shared/ui/form';
import { answerOffice, writtenEvents } from '../../model/answer-writes';
import { shownAnswer } from '../../model/shown-answer';
import { AnswerForm } from './answer-form';
import { InterviewPart } from './interview-part';
import { NotTaken } from './not-taken';

interface ApplicationTalkProps {
  code: string;
  /** What was asked before questions were messages. */
  asked?: string;
  /** What stands around it; it is rendered only when there is something to show. */
  frame: (heading: string, parts: ReactNode) => ReactNode;
}

/** What the office asked and was answered by the code of an application, and a field for the next answer. */
export function ApplicationTalk({ code, asked = '', frame }: ApplicationTalkProps) {
  const { t } = useTranslation(['answers', 'papers']);
  const { data: tracking } = useTrackingQuery(code);
  const { data: messages = [], error, isLoading } = useApplicationMessagesQuery(code);
  const acts = useOwnPendingWrites(code);
  // What the office sends is the office's, so an answer for the applicant would be refused.
  const isDesk = useIsDesk();
  if (!tracking || isLoading) return null;

  const version = tracking.steps.at(-1)?.at ?? '';
  const isAsked = tracking.state === 'papers';
  const isUnderWay = acts.isChanging(tutorApplicationPath(code), version);
  const answers = acts.hopeful.filter(
    ({ id, event }) => writtenEvents.includes(event) && messages.every((message) => message.id !== id),
  );
  const failed = acts.unsent.filter((act) => writtenEvents.includes(act.event) && isFailedWrite(act));
  const isSent =
    (tracking.state === 'screening' || tracking.state === 'moving') &&
    (messages.at(-1)?.from === 'applicant' || answers.length > 0);
  const application = { ref: code, version };
  const interview = plannedInterview(messages);
  const hasInterview = tracking.state === 'interview' || tracking.state === 'moving';
  const stage = !isAsked ? 'over' : isUnderWay ? 'under-way' : 'asked';
  const shown = [
    ...messages,
    ...answers.map((act) => ({
      ...shownAnswer(act),
      id: act.id,
      from: 'applicant' as const,
      at: (
        <span role="status" className={textStyles.soft}>
          {t(isWaitingWrite(act) ? 'waiting' : 'arrived')}
        </span>
      ),
    })),
  ];
  const isWaiting = answers.some(isWaitingWrite);

  if (!isAsked && shown.length + failed.length === 0) return null;
  return frame(
    t(stage === 'asked' ? 'asks' : 'heading'),
    <>
      {isAsked && messages.length === 0 ? <p>{asked === '' ? t('unread') : asked}</p> : null}
      {error !== undefined && messages.length === 0 ? <BackendProblem error={error} /> : null}
      <ApplicationMessages
        messages={shown}
        reader="applicant"
        paperName={(kind) => t(`papers:kinds.${kind}`)}
      />
      {isWaiting ? (
        <Button variant="second" isSmall onClick={acts.tryNow}>
          {t('tryNow')}
        </Button>
      ) : null}
      <div role="status">{isSent && !isWaiting ? <p>{t('sent')}</p> : null}</div>
      {acts.problem === null ? null : <BackendProblem error={acts.problem} />}
      {failed.map((act) => (
        <NotTaken
          key={act.id}
          why={t(isAsked ? 'unknown' : 'refused')}
          {...shownAnswer(act)}
          onForget={() => void acts.forget(act.id)}
        />
      ))}
      {isDesk ? (
        <Note>
          <p>{t('deskOnly')}</p>
        </Note>
      ) : (
        <>
          {interview && hasInterview ? (
            <InterviewPart
              application={application}
              interview={interview}
              isMoving={tracking.state === 'moving'}
              isUnderWay={isUnderWay}
              acts={acts}
            />
          ) : null}
          <AnswerForm
            name={`answer.${code}`}
            make={(given) => answerOffice(application, given)}
            label={t('words')}
            hasPapers
            stage={stage}
            acts={acts}
          />
        </>
      )}
    </>,
  );
}
