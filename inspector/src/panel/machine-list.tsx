import words from '../../locales/en.json';
import type { AnyStateMachine } from 'xstate';
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

function secondLine({ machine, ref, status }: RecordedActor): string {
  if (status !== 'active') return words.status[status];
  const snapshot = snapshotOf(ref);
  return machine && isOfMachine(snapshot) ? stateText(snapshot) : words.machines.process;
}

interface GroupProps {
  title: string;
  actors: readonly RecordedActor[];
  subject: Subject | null;
  onChoose: (subject: Subject) => void;
}

function ActorGroup({ title, actors, subject, onChoose }: GroupProps) {
  return (
    <>
      <h3 className={styles.title}>{title}</h3>
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
    </>
  );
}

/** All subjects: running and stopped actors, and machines that are not running. */
export function MachineList({ recording, machines, subject, onChoose }: MachineListProps) {
  const running = recording.actors.filter(({ status }) => status === 'active');
  const stopped = recording.actors.filter(({ status }) => status !== 'active');
  const idle = idleMachines(recording, machines);
  return (
    <>
      <ActorGroup title={words.machines.running} actors={running} subject={subject} onChoose={onChoose} />
      {running.length === 0 ? <p className={styles.hint}>{words.machines.noneRunning}</p> : null}
      {stopped.length > 0 ? (
        <ActorGroup title={words.machines.stopped} actors={stopped} subject={subject} onChoose={onChoose} />
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
    </>
  );
}
