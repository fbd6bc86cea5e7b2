import words from '../../locales/en.json';
import type { AnyStateMachine } from 'xstate';
import { fill } from '../fill';
import { isOfMachine, snapshotOf, type RecordedActor, type Recording } from '../recording/recorded';
import { idleMachines, type Subject } from '../subject';
import styles from './machine-list.module.css';
import { stateText } from './state-text';

interface MachineListProps {
  recording: Recording;
  machines: readonly AnyStateMachine[];
  subject: Subject | null;
  onChoose: (subject: Subject) => void;
}

/** Actors in tree order: children below their parents. */
function inTree(
  actors: readonly RecordedActor[],
  parent: number | null = null,
  depth = 0,
): readonly { readonly actor: RecordedActor; readonly depth: number }[] {
  const known = new Set(actors.map(({ key }) => key));
  return actors
    .filter((actor) => (actor.parent !== null && known.has(actor.parent) ? actor.parent : null) === parent)
    .flatMap((actor) => [{ actor, depth }, ...inTree(actors, actor.key, depth + 1)]);
}

function secondLine({ ref, status }: RecordedActor): string {
  if (status !== 'active') return words.status[status];
  const snapshot = snapshotOf(ref);
  return isOfMachine(snapshot) ? stateText(snapshot) : words.status.active;
}

interface GroupProps {
  actors: readonly RecordedActor[];
  subject: Subject | null;
  onChoose: (subject: Subject) => void;
}

function ActorList({ actors, subject, onChoose }: GroupProps) {
  return (
    <ul className={styles.list}>
      {inTree(actors).map(({ actor, depth }) => (
        <li key={actor.key} style={{ paddingInlineStart: depth * 14 }}>
          <button
            type="button"
            className={styles.item}
            data-status={actor.status}
            aria-current={subject?.kind === 'actor' && subject.key === actor.key ? 'true' : undefined}
            onClick={() => onChoose({ kind: 'actor', key: actor.key })}
          >
            <span className={styles.name}>{actor.name}</span>
            <span className={styles.about}>{secondLine(actor)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** All subjects: running and stopped machines, machines that do not run, and actors without states. */
export function MachineList({ recording, machines, subject, onChoose }: MachineListProps) {
  const withStates = recording.actors.filter(({ machine }) => machine !== null);
  const running = withStates.filter(({ status }) => status === 'active');
  const stopped = withStates.filter(({ status }) => status !== 'active');
  const processes = recording.actors.filter(({ machine }) => machine === null);
  const idle = idleMachines(recording, machines);
  return (
    <>
      <h3 className={styles.title}>{words.machines.running}</h3>
      <ActorList actors={running} subject={subject} onChoose={onChoose} />
      {running.length === 0 ? <p className={styles.hint}>{words.machines.noneRunning}</p> : null}
      {stopped.length > 0 ? (
        <>
          <h3 className={styles.title}>{words.machines.stopped}</h3>
          <ActorList actors={stopped} subject={subject} onChoose={onChoose} />
        </>
      ) : null}
      {idle.length > 0 ? (
        <>
          <h3 className={styles.title}>{words.machines.drawn}</h3>
          <ul className={styles.list}>
            {idle.map((machine) => (
              <li key={machine.id}>
                <button
                  type="button"
                  className={styles.item}
                  aria-current={
                    subject?.kind === 'machine' && subject.machine === machine ? 'true' : undefined
                  }
                  onClick={() => onChoose({ kind: 'machine', machine })}
                >
                  <span className={styles.name}>{machine.id}</span>
                </button>
              </li>
            ))}
          </ul>
          <p className={styles.hint}>{words.machines.drawnHint}</p>
        </>
      ) : null}
      {processes.length > 0 ? (
        <details>
          <summary className={styles.title}>
            {fill(words.machines.processes, { count: processes.length })}
          </summary>
          <p className={styles.hint}>{words.machines.processesHint}</p>
          <ActorList actors={processes} subject={subject} onChoose={onChoose} />
        </details>
      ) : null}
    </>
  );
}
