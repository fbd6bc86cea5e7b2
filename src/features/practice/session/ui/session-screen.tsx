import { Button, Row, textStyles } from 'design-system';
import { useMachine } from '@xstate/react';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fromPromise } from 'xstate';
import { answerText, type QuestionSource } from '@/entities/practice/pack';
import type { PracticeSettings, ProgressActions } from '@/entities/practice/progress';
import { chooseDrill } from '../model/choose-questions';
import { keepAnswer } from '../model/keep-answer';
import type { OpenedSession } from '../model/open-session';
import { askedOf, sessionMachine, type Keeping, type Recording } from '../model/session-machine';
import type { SessionSet } from '../model/session-parts';
import { AskedQuestion } from './asked-question';
import { SessionResult } from './session-result';
import { Verdict } from './verdict';
import styles from './session.module.css';

/** What a report of a question says. */
export interface AboutQuestion {
  readonly question: string;
  readonly version: number;
  readonly seed?: number;
  /** What the student answered, in one line. */
  readonly answer: string;
}

interface SessionScreenProps {
  opened: OpenedSession;
  source: QuestionSource;
  set: SessionSet;
  actions: ProgressActions;
  settings: PracticeSettings;
  onLeave: () => void;
  onAgain: () => void;
  renderReport?: ((about: AboutQuestion) => ReactNode) | undefined;
}

/** Runs a session. Each answer is kept before its verdict is shown. */
export function SessionScreen(props: SessionScreenProps) {
  const { opened, source, set, actions, settings, onLeave, onAgain, renderReport } = props;
  const { t } = useTranslation('practice-session');
  const { sitting } = opened;
  const machine = useMemo(
    () =>
      sessionMachine.provide({
        actors: {
          keepAnswer: fromPromise<Keeping, Recording>(({ input }) =>
            keepAnswer(input, set.pack, sitting, actions),
          ),
        },
      }),
    [set, sitting, actions],
  );
  const [state, send] = useMachine(machine, {
    input: {
      asked: opened.asked,
      judged: opened.judged,
      showAnswers: settings.showAnswers,
      now: Date.now,
    },
  });
  const { asked, judged, position } = state.context;
  const shown = asked[position];

  if (state.matches('finished') || !shown)
    return (
      <SessionResult
        {...{ source, onLeave, onAgain, asked, judged, renderReport }}
        onFinished={() => {
          if (sitting) void actions.closeSitting(sitting);
        }}
      />
    );

  const given = state.matches('answering') ? undefined : judged[position];
  const drill = () => {
    const slip = given?.verdict.kind === 'wrong' ? given.verdict.slip : undefined;
    const names = chooseDrill(shown.question, slip?.misconception, {
      candidates: source.candidates({ kind: 'pack' }),
      asked: new Set(asked.map(({ question }) => question.id)),
      seed: position + asked.length * 131 + (shown.question.seed ?? 0),
    });
    const added = names.flatMap((name, index) => {
      const question = source.find(name);
      if (!question) return [];
      const one = askedOf(question, settings.shuffle, position + index);
      return [{ ...one, ...(slip && { drill: slip.misconception }) }];
    });
    const all = [...asked.slice(0, position + 1), ...added, ...asked.slice(position + 1)];
    if (sitting)
      void actions.moveSitting(sitting, {
        questions: all.map(({ question: { id, version, seed } }) => ({
          ...{ pack: set.pack, question: id, version },
          ...(seed !== undefined && { seed }),
        })),
      });
    send({ type: 'drill.asked', asked: added });
  };

  return (
    <div className={styles.session}>
      <Row className={styles.head}>
        <p className={textStyles.small} role="status">
          {t('place', { place: position + 1, count: asked.length })}
        </p>
        <Button variant="text" isSmall onClick={onLeave}>
          {t('leave')}
        </Button>
      </Row>
      <progress className={styles.progress} max={asked.length} value={position} aria-label={t('progress')} />
      <AskedQuestion
        key={position}
        {...{ shown, source, given }}
        draft={state.context.draft}
        hintsUsed={given ? given.hintsUsed : state.context.hintsUsed}
        problem={state.context.problem}
        isKeeping={state.matches('keeping')}
        send={send}
      />
      {given && state.matches('judged') ? (
        <Verdict
          {...{ shown, given, source }}
          isLast={position === asked.length - 1}
          onNext={() => send({ type: 'next.asked' })}
          onDrill={given.verdict.kind === 'wrong' ? drill : undefined}
          report={renderReport?.({
            ...{ question: shown.question.id, version: shown.question.version },
            ...(shown.question.seed !== undefined && { seed: shown.question.seed }),
            answer: answerText(shown.question, given.answer),
          })}
        />
      ) : null}
    </div>
  );
}
