import words from '../../locales/en.json';
import type { Snapshot } from 'xstate';
import { isOfMachine } from '../recording/recorded';
import { stateText } from './state-text';
import { ValueTree } from './value-tree';

/** Properties of a snapshot besides its state. */
function factsOf(snapshot: Snapshot<unknown>): readonly (readonly [name: string, value: unknown])[] {
  const { context, children, input } = snapshot as Readonly<Record<string, unknown>>;
  const hasChildren = typeof children === 'object' && children !== null && Object.keys(children).length > 0;
  return [
    ...(context === undefined ? [] : ([[words.now.context, context]] as const)),
    ...(input === undefined ? [] : ([['input', input]] as const)),
    ...(hasChildren ? ([[words.now.children, children]] as const) : []),
    ...(snapshot.output === undefined ? [] : ([[words.now.output, snapshot.output]] as const)),
    ...(snapshot.error === undefined ? [] : ([[words.now.error, snapshot.error]] as const)),
  ];
}

/** State, context and output of the subject. */
export function NowView({ snapshot }: { snapshot: Snapshot<unknown> | null }) {
  if (!snapshot) return <p>{words.now.nothing}</p>;
  const state = isOfMachine(snapshot) ? stateText(snapshot) : words.status[snapshot.status];
  return (
    <>
      <p>
        {words.now.state}: <b>{state}</b>
      </p>
      {factsOf(snapshot).map(([name, value]) => (
        <ValueTree key={name} name={name} value={value} isOpen />
      ))}
    </>
  );
}
