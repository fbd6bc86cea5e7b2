import words from '../../locales/en.json';
import { useState } from 'react';
import type { AnyEventObject } from 'xstate';
import { fill } from '../fill';
import { isOfMachine, snapshotOf, type RecordedEvent } from '../recording/recorded';
import { lastPayload, parseEvent, type Problem } from '../sending/event-text';
import { rehearse, walkOn } from '../sending/rehearse';
import type { SubjectView, Walk } from '../subject';
import { stateText } from './state-text';

interface SendingOptions {
  readonly view: SubjectView | null;
  readonly walk: Walk | null;
  readonly events: readonly RecordedEvent[];
  readonly onWalk: (walk: Walk) => void;
}

interface Draft {
  readonly type: string;
  readonly payload: string;
}

const messageOf = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause));

/** State of the send form: input, error and outcome. */
export function useSending({ view, walk, events, onWalk }: SendingOptions) {
  const [draft, setDraft] = useState<Draft>({ type: '', payload: '{}' });
  const [problem, setProblem] = useState<Problem | null>(null);
  const [outcome, setOutcome] = useState('');

  const change = (part: Partial<Draft>) => {
    setDraft({ ...draft, ...part });
    setProblem(null);
  };

  /** Sends to the actor or advances the simulation; returns the outcome as text. */
  const deliver = (event: AnyEventObject): string => {
    const named = { event: event.type };
    if (walk) {
      const next = walkOn(walk, event);
      onWalk(next);
      const state = stateText(next.snapshot);
      return next.taken.length === 0
        ? fill(words.send.walkIgnored, named)
        : fill(words.send.walked, { ...named, state });
    }
    const actor = view?.actor;
    if (!actor) return '';
    const snapshot = snapshotOf(actor.ref);
    // Rehearse first: an event that makes a machine throw would stop the actor.
    const isWanted =
      !isOfMachine(snapshot) || !actor.machine || rehearse(actor.machine, snapshot, event).taken.length > 0;
    actor.ref.send(event);
    return fill(isWanted ? words.send.sent : words.send.ignored, named);
  };

  const send = (sent: Draft) => {
    setDraft(sent);
    setOutcome('');
    const parsed = parseEvent(sent.type, sent.payload);
    if ('problem' in parsed) {
      setProblem(parsed);
      return;
    }
    try {
      setOutcome(deliver(parsed.event));
      setProblem(null);
    } catch (cause) {
      const message = fill(words.send.threw, { message: messageOf(cause) });
      setProblem({ problem: message, field: 'payload' });
    }
  };

  return {
    draft,
    problem,
    outcome,
    change,
    send: () => send(draft),
    /** Sends an event of this type with its last payload, or else the entered one. */
    sendType: (type: string) => {
      const known = type === draft.type ? null : lastPayload(events, type);
      send({ type, payload: known ?? draft.payload });
    },
  };
}

export type Sending = ReturnType<typeof useSending>;
