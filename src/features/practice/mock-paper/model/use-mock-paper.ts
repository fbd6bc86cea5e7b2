import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { fromCallback, fromPromise } from 'xstate';
import type { ExamYear, QuestionSource } from '@/entities/practice/pack';
import type { PracticeSettings, ProgressActions } from '@/entities/practice/progress';
import { closePaper } from './close-paper';
import { mockPaperMachine, type KeepCommand, type KeepingProblem } from './mock-paper-machine';
import { openPaper, toChange, type OpenPaper } from './open-paper';

export interface MockPaperOptions {
  readonly source: QuestionSource;
  readonly year: ExamYear | undefined;
  readonly settings: PracticeSettings;
  readonly actions: ProgressActions;
  /** The paper that was open on this device. */
  readonly paper: OpenPaper | null;
}

/** Writes the presses down in their order. */
const keeperOf = ({ moveSitting }: Pick<ProgressActions, 'moveSitting'>) =>
  fromCallback<KeepCommand>(({ receive, sendBack }) => {
    let queue = Promise.resolve();
    receive(({ paper, changed }) => {
      const sitting = paper?.sitting;
      if (!sitting) return;
      queue = queue.then(async () => {
        const moved = await moveSitting(sitting, toChange(paper, changed));
        if (moved.kind === 'kept') sendBack({ type: 'keeping.done' });
        else {
          const problem = moved.kind === 'not-kept' ? moved.reason : 'closed-elsewhere';
          sendBack({ type: 'keeping.failed', problem });
        }
      });
    });
  });

const machineOf = ({ source, year, settings, actions }: MockPaperOptions) =>
  mockPaperMachine.provide({
    actors: {
      openPaper: fromPromise<OpenPaper>(() => {
        const now = Date.now();
        const seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? now;
        return openPaper({ source, year, settings, actions, now, seed });
      }),
      keeper: keeperOf(actions),
      closePaper: fromPromise<KeepingProblem | null, OpenPaper | null>(({ input }) =>
        input ? closePaper(input, actions) : Promise.resolve(null),
      ),
    },
  });

/** The machine of a paper on this device. Writes the time down when the page is hidden. */
export function useMockPaper(options: MockPaperOptions) {
  const [machine] = useState(() => machineOf(options));
  const [state, send] = useMachine(machine, { input: { paper: options.paper, now: () => Date.now() } });
  useEffect(() => {
    const tell = () => {
      if (document.visibilityState === 'hidden') send({ type: 'page.hidden' });
    };
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [send]);
  return { state, send };
}

export type PaperSend = ReturnType<typeof useMockPaper>['send'];
