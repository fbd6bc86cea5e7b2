import { clsx } from 'clsx/lite';
import words from '../../locales/en.json';
import { Button, Select } from 'design-system';
import { memo, useId, useState } from 'react';
import { fill } from '../fill';
import { isIgnored, type RecordedEvent, type Recording } from '../recording/recorded';
import styles from './event-list.module.css';

interface EventListProps {
  recording: Recording;
  /** Number of the selected past event. */
  past: number | null;
  onChoose: (event: RecordedEvent) => void;
  onForget: () => void;
}

/** Time of an event in seconds since the recording began. */
export const timeText = (at: number): string => fill(words.events.at, { seconds: (at / 1000).toFixed(2) });

interface EventRowProps {
  entry: RecordedEvent;
  from: string | null;
  to: string;
  isChosen: boolean;
  onChoose: (event: RecordedEvent) => void;
}

const EventRow = memo(function EventRow({ entry, from, to, isChosen, onChoose }: EventRowProps) {
  return (
    <li className={styles.row}>
      <button
        type="button"
        className={clsx(styles.entry, isIgnored(entry) && styles.ignored)}
        aria-current={isChosen ? 'true' : undefined}
        onClick={() => onChoose(entry)}
      >
        <span className={styles.type}>{entry.event.type}</span>
        <span className={styles.about}>
          {timeText(entry.at)} ·{' '}
          {from === null ? fill(words.events.to, { to }) : fill(words.events.from, { from, to })}
          {isIgnored(entry) ? ` · ${words.events.ignored}` : ''}
        </span>
      </button>
    </li>
  );
});

/** Recorded events, newest first. Selecting one shows the state after it. */
export function EventList({ recording, past, onChoose, onForget }: EventListProps) {
  const filterId = useId();
  const [actor, setActor] = useState<number | null>(null);
  const names = new Map(recording.actors.map(({ key, name }) => [key, name]));
  const nameOf = (key: number) => names.get(key) ?? String(key);
  const shown = recording.events.filter(({ to, from }) => actor === null || to === actor || from === actor);
  return (
    <>
      <div className={styles.tools}>
        <label htmlFor={filterId}>{words.events.filter}</label>
        <Select
          id={filterId}
          className={styles.filter}
          value={actor ?? ''}
          onChange={({ target }) => setActor(target.value === '' ? null : Number(target.value))}
        >
          <option value="">{words.events.all}</option>
          {recording.actors.map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </Select>
        <Button variant="text" isSmall onClick={onForget}>
          {words.events.forget}
        </Button>
      </div>
      {shown.length === 0 ? <p>{words.events.none}</p> : null}
      <ol className={styles.list} reversed>
        {[...shown].reverse().map((entry) => (
          <EventRow
            key={entry.number}
            entry={entry}
            from={entry.from === null ? null : nameOf(entry.from)}
            to={nameOf(entry.to)}
            isChosen={entry.number === past}
            onChoose={onChoose}
          />
        ))}
      </ol>
    </>
  );
}
