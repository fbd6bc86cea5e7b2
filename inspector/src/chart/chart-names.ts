import { and, not, or, type AnyStateMachine, type AnyStateNode } from 'xstate';

/** What triggers a transition. Only an `event` can be sent by hand. */
export type Trigger =
  | { readonly kind: 'event'; readonly type: string }
  | { readonly kind: 'always' }
  | { readonly kind: 'after'; readonly delay: string; readonly milliseconds: number | null }
  | { readonly kind: 'done' | 'failed' | 'snapshot'; readonly actor: string }
  | { readonly kind: 'finished' };

const inline = 'inline';

/**
 * Reads a property of an action or guard, which is a name, `{ type, params }` or one of XState's functions.
 */
const fact = (thing: unknown, name: string): unknown =>
  (typeof thing === 'object' && thing !== null) || typeof thing === 'function'
    ? (thing as Readonly<Record<string, unknown>>)[name]
    : undefined;

/** Name of an action or guard. Function names are ignored: production builds shorten them. */
function nameOf(named: unknown): string {
  const type = typeof named === 'string' ? named : fact(named, 'type');
  if (typeof type !== 'string') return inline;
  return type.replace(/^xstate\./, '') + shortParams(fact(named, 'params'));
}

/** Shows `{ mode: 'dark' }` as `(dark)`, to tell uses of a name apart. */
function shortParams(params: unknown): string {
  if (typeof params !== 'object' || params === null) return '';
  const values = Object.values(params).filter((value) =>
    ['string', 'number', 'boolean'].includes(typeof value),
  );
  return values.length > 0 ? `(${values.join(', ')})` : '';
}

/** Actions that XState adds to states with delays. */
const isOfDelay = (action: unknown): boolean =>
  [fact(action, 'id'), fact(action, 'sendId')].some((id) => String(id).startsWith('xstate.after.'));

/** Names of actions, without those of delays. */
export const readActions = (actions: readonly unknown[]): readonly string[] =>
  actions.filter((action) => !isOfDelay(action)).map(nameOf);

/** Operators of composed guards, identified by their check function. */
const joins = new Map([
  [fact(and([]), 'check'), ' and '],
  [fact(or([]), 'check'), ' or '],
]);
const checkNot = fact(not(''), 'check');

/** A guard as text, including XState's `and`, `or` and `not`. */
export function readGuard(guard: unknown): string {
  const parts = fact(guard, 'guards');
  const check = fact(guard, 'check');
  if (Array.isArray(parts)) {
    const inner = parts.map(readGuard);
    return check === checkNot ? `not ${inner.join('')}` : `(${inner.join(joins.get(check))})`;
  }
  const place = fact(guard, 'stateValue');
  return place === undefined
    ? nameOf(guard)
    : `in ${typeof place === 'string' ? place : JSON.stringify(place)}`;
}

/** Removes `prefix`; null when `type` does not start with it. */
const after = (type: string, prefix: string) => (type.startsWith(prefix) ? type.slice(prefix.length) : null);

/** Parses `xstate.after.<delay>.<state>`. The state id may contain dots, so it is removed by length. */
function readDelay(rest: string, node: AnyStateNode, machine: AnyStateMachine): Trigger {
  const delay = rest.slice(0, -(node.id.length + 1));
  const given: unknown = machine.implementations.delays[delay] ?? Number(delay);
  const milliseconds = typeof given === 'number' && Number.isFinite(given) ? given : null;
  return { kind: 'after', delay: Number.isNaN(Number(delay)) ? delay : '', milliseconds };
}

/** Name of an invoked actor; XState numbers those without an id. */
function actorName(id: string, node: AnyStateNode): string {
  const src: unknown = node.invoke.find((invoked) => invoked.id === id)?.src;
  return typeof src === 'string' ? src : id;
}

/** Parses an event descriptor. */
export function readTrigger(eventType: string, node: AnyStateNode, machine: AnyStateMachine): Trigger {
  if (eventType === '') return { kind: 'always' };
  const delay = after(eventType, 'xstate.after.');
  if (delay !== null) return readDelay(delay, node, machine);
  const done = after(eventType, 'xstate.done.actor.');
  if (done !== null) return { kind: 'done', actor: actorName(done, node) };
  const failed = after(eventType, 'xstate.error.actor.');
  if (failed !== null) return { kind: 'failed', actor: actorName(failed, node) };
  const snapshot = after(eventType, 'xstate.snapshot.');
  if (snapshot !== null) return { kind: 'snapshot', actor: actorName(snapshot, node) };
  if (eventType.startsWith('xstate.done.state.')) return { kind: 'finished' };
  return { kind: 'event', type: eventType };
}
