import words from '../../locales/en.json';
import { Button, Field, Row, TextInput } from 'design-system';
import { useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import { fill } from '../fill';
import { parsePayload } from '../sending/event-text';
import { beginWalk } from '../sending/rehearse';
import type { Walk } from '../subject';
import styles from './send-form.module.css';

interface WalkBarProps {
  machine: AnyStateMachine;
  isWalking: boolean;
  onWalk: (walk: Walk | null) => void;
}

/** Starts and ends the simulation of a machine that is not running. */
export function WalkBar({ machine, isWalking, onWalk }: WalkBarProps) {
  const [input, setInput] = useState('{}');
  const [problem, setProblem] = useState<string | undefined>();
  const begin = () => {
    const parsed = parsePayload(input);
    if ('problem' in parsed) {
      setProblem(parsed.problem);
      return;
    }
    try {
      onWalk(beginWalk(machine, parsed.payload));
      setProblem(undefined);
    } catch (cause) {
      setProblem(fill(words.send.threw, { message: String(cause) }));
    }
  };
  return (
    <div className={styles.form}>
      <p>{words.walk.hint}</p>
      <Field label={words.walk.input} error={problem}>
        {(control) => (
          <TextInput
            {...control}
            className={styles.input}
            spellCheck={false}
            value={input}
            onChange={({ target }) => setInput(target.value)}
          />
        )}
      </Field>
      <Row>
        <Button isSmall variant={isWalking ? 'second' : 'main'} onClick={begin}>
          {isWalking ? words.walk.again : words.walk.begin}
        </Button>
        {isWalking ? (
          <Button isSmall variant="text" onClick={() => onWalk(null)}>
            {words.walk.end}
          </Button>
        ) : null}
      </Row>
    </div>
  );
}
