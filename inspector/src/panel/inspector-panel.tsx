import { clsx } from 'clsx/lite';
import words from '../../locales/en.json';
import { Button, ToolButton } from 'design-system';
import { use, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { AnyStateMachine } from 'xstate';
import { fill } from '../fill';
import type { Recorder } from '../recording/create-recorder';
import { firstSubject, viewSubject, type Subject, type Walk } from '../subject';
import { ChartView } from './chart-view';
import { EventList, timeText } from './event-list';
import styles from './inspector-panel.module.css';
import { MachineList } from './machine-list';
import { NowView } from './now-view';
import { SendForm } from './send-form';
import { useSending } from './use-sending';
import { ShowsValues } from './value-privacy';
import { WalkBar } from './walk-bar';

const parts = ['machines', 'chart', 'state', 'events'] as const;
type Part = (typeof parts)[number];

interface PartBoxProps {
  part: Part;
  shown: Part;
  children: ReactNode;
}

/** One of four parts: side by side on wide screens, else one at a time. */
function PartBox({ part, shown, children }: PartBoxProps) {
  return (
    <section
      aria-label={words.parts[part]}
      className={clsx(styles.part, styles[part], part !== shown && styles.other)}
    >
      {children}
    </section>
  );
}

interface InspectorPanelProps {
  recorder: Recorder;
  machines: readonly AnyStateMachine[];
}

/** The inspector below its title bar. */
export function InspectorPanel({ recorder, machines }: InspectorPanelProps) {
  const recording = useSyncExternalStore(recorder.subscribe, recorder.read);
  const [chosen, setChosen] = useState<Subject | null>(null);
  const [past, setPast] = useState<number | null>(null);
  const [walk, setWalk] = useState<Walk | null>(null);
  const [part, setPart] = useState<Part>('chart');

  const subject = chosen ?? firstSubject(recording, machines);
  const view = subject && viewSubject(recording, subject, { until: past, walk });
  const isWalking = view?.actor === null && walk !== null && walk.machine === view.machine;
  const sending = useSending({
    view,
    walk: isWalking ? walk : null,
    events: recording.events,
    onWalk: setWalk,
  });
  const showsValues = use(ShowsValues);
  const pastEvent = recording.events.find(({ number }) => number === past);
  const offReason =
    past !== null
      ? words.send.past
      : view?.actor && view.actor.status !== 'active'
        ? words.send.stopped
        : view?.actor && !showsValues
          ? words.send.locked
          : null;
  const canSend = offReason === null && (view?.actor !== null || isWalking);

  const choose = (next: Subject) => {
    setChosen(next);
    setPast(null);
    setPart('chart');
  };

  return (
    <>
      <nav aria-label={words.parts.label} className={styles.tabs}>
        {parts.map((name) => (
          <ToolButton key={name} aria-pressed={name === part} onClick={() => setPart(name)}>
            {words.parts[name]}
          </ToolButton>
        ))}
      </nav>
      {past === null ? null : (
        <p className={styles.past} role="status">
          {fill(words.moment.past, {
            name: view?.name ?? '',
            number: past,
            time: pastEvent ? timeText(pastEvent.at) : '?',
          })}{' '}
          <Button variant="second" isSmall onClick={() => setPast(null)}>
            {words.moment.back}
          </Button>
        </p>
      )}
      <div className={styles.parts}>
        <PartBox part="machines" shown={part}>
          <MachineList recording={recording} machines={machines} subject={subject} onChoose={choose} />
        </PartBox>
        <PartBox part="chart" shown={part}>
          {view?.chart ? (
            <ChartView
              key={view.name}
              chart={view.chart}
              light={view.light}
              onSend={
                canSend
                  ? ({ trigger }) => {
                      if (trigger.kind === 'event') sending.sendType(trigger.type);
                    }
                  : null
              }
            />
          ) : (
            <p className={styles.noChart}>{fill(words.chart.noChart, { name: view?.name ?? '' })}</p>
          )}
        </PartBox>
        <PartBox part="state" shown={part}>
          <h3 className={styles.heading}>{words.now.title}</h3>
          <NowView key={`now ${view?.name ?? ''}`} snapshot={view?.snapshot ?? null} />
          {view?.machine && !view.actor ? (
            <WalkBar
              key={`walk ${view.name}`}
              machine={view.machine}
              isWalking={isWalking}
              onWalk={setWalk}
            />
          ) : null}
          {view && (view.actor || isWalking) ? (
            <>
              <h3 className={styles.heading}>{words.send.title}</h3>
              <SendForm chart={view.chart} light={view.light} sending={sending} offReason={offReason} />
            </>
          ) : null}
        </PartBox>
        <PartBox part="events" shown={part}>
          <h3 className={styles.heading}>{words.events.title}</h3>
          <EventList
            recording={recording}
            past={past}
            onForget={recorder.forget}
            onChoose={(event) => {
              setChosen({ kind: 'actor', key: event.to });
              setPast(event.number);
            }}
          />
        </PartBox>
      </div>
    </>
  );
}
