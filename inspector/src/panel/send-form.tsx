import words from '../../locales/en.json';
import { Button, Field, Row, TextArea, TextInput } from 'design-system';
import { useId } from 'react';
import type { Chart } from '../chart/chart';
import { eventTypes } from '../chart/live-states';
import type { Light } from '../subject';
import styles from './send-form.module.css';
import type { Sending } from './use-sending';

interface SendFormProps {
  chart: Chart | null;
  light: Light;
  sending: Sending;
  /** Why events cannot be sent; null when they can. */
  offReason: string | null;
}

/** Form for sending an event, with a button for each possible one. */
export function SendForm({ chart, light, sending, offReason }: SendFormProps) {
  const listId = useId();
  if (offReason !== null) return <p>{offReason}</p>;
  const { draft, problem, outcome, change } = sending;
  const offered = chart?.transitions.filter(({ id }) => light.offered.has(id)) ?? [];
  const quick = new Set(offered.flatMap(({ trigger }) => (trigger.kind === 'event' ? [trigger.type] : [])));
  const messageFor = (field: 'type' | 'payload') => (problem?.field === field ? problem.problem : undefined);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        sending.send();
      }}
    >
      {quick.size > 0 ? (
        <Row role="group" aria-label={words.send.quick} className={styles.quick}>
          {[...quick]
            .filter((type) => !type.includes('*'))
            .map((type) => (
              <Button key={type} variant="second" isSmall onClick={() => sending.sendType(type)}>
                {type}
              </Button>
            ))}
        </Row>
      ) : null}
      <Field label={words.send.event} error={messageFor('type')}>
        {(control) => (
          <TextInput
            {...control}
            className={styles.input}
            list={listId}
            autoComplete="off"
            spellCheck={false}
            value={draft.type}
            onChange={({ target }) => change({ type: target.value })}
          />
        )}
      </Field>
      <datalist id={listId}>
        {(chart ? eventTypes(chart, light.live) : []).map((type) => (
          <option key={type} value={type} />
        ))}
      </datalist>
      <Field label={words.send.payload} error={messageFor('payload')}>
        {(control) => (
          <TextArea
            {...control}
            className={styles.input}
            rows={2}
            spellCheck={false}
            value={draft.payload}
            onChange={({ target }) => change({ payload: target.value })}
          />
        )}
      </Field>
      <Button type="submit" isSmall>
        {words.send.button}
      </Button>
      <p role="status">{outcome}</p>
    </form>
  );
}
