import { inspected } from 'statechart-inspector/inspected';
import { createActor, fromCallback } from 'xstate';
import { observeVisitor, sessionMachine, type RoleMemory, type SessionActor } from '@/entities/session';
import type { BackendPort } from '@/shared/backend';

/** Starts the session of this tab. */
export function startSession(
  backend: BackendPort,
  onError: (cause: unknown) => void,
  memory?: RoleMemory,
): SessionActor {
  const visitor = fromCallback(({ sendBack, receive }) => {
    const { readAgain, stop } = observeVisitor(
      backend,
      (told) =>
        sendBack(
          told === 'unreached' ? { type: 'visitor.unreached' } : { type: 'visitor.changed', member: told },
        ),
      onError,
      memory,
    );
    receive(readAgain);
    return stop;
  });
  return createActor(sessionMachine.provide({ actors: { visitor } }), inspected()).start();
}
