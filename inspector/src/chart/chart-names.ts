import { and, not, or, type AnyStateMachine, type AnyStateNode } from 'xstate';

/** What makes a machine take a transition. Only an `event` can be sent by hand. */
export type Trigger =
  | { readonly kind: 'event'; readonly type: string }
  | { readonly kind: 'always' }
  | { readonly kind: 'after'; readonly delay: string; readonly milliseconds: number | null }
  | { readonly kind: 'done' | 'failed' | 'snapshot'; readonly actor: string }
  | { readonly kind: 'finished' };

const inline = 'inline';

/** A thing of a machine may be a name, `{ type, params }`, or a function of the library that carries its facts. */
const fact = (thing: unknown, name: string): unknown =>
  (typeof thing === 'object' && thing !== null) || typeof thing === 'function'
    ? (thing as Readonly<Record<string, unknown>>)[name]
    : undefined;

/** The name that an action or a guard goes by. Names of functions are not asked: a built site has short ones. */
function nameOf(named: unknown): string {
  const type = typeof named === 'string' ? named : fact(named, 'type');
  if (typeof type !== 'string') return inline;
  return type.replace(/^xstate\./, '') + shortParams(fact(named, 'params'));
}

/** `{ mode: 'dark' }` as `(dark)`: what tells two uses of one name apart. */
function shortParams(params: unknown): string {
  if (typeof params !== 'object' || params === null) return '';
  const values = Object.values(params).filter((value) =>
    ['string', 'number', 'boolean'].includes(typeof value),
  );
  return values.length > 0 ? `(${values.join(', ')})` : '';
}

/** What the library itself puts into states that have delays. */
const isOfDelay = (action: unknown): boolean =>
  [fact(action, 'id'), fact(action, 'sendId')].some((id) => String(id).startsWith('xstate.after.'));

/** The names of actions, without those that only keep the clock. */
export const readActions = (actions: readonly unknown[]): readonly string[] =>
  actions.filter((action) => !isOfDelay(action)).map(nameOf);

/** What joins the parts of a guard, known by the function that checks it. */
const joins = new Map([
  [fact(and([]), 'check'), ' and '],
  [fact(or([]), 'check'), ' or '],
]);
const checkNot = fact(not(''), 'check');

/** A guard in words; `and`, `or` and `not` of the library with what they hold. */
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

/** The part of `type` behind `prefix`; null when it does not begin so. */
const after = (type: string, prefix: string) => (type.startsWith(prefix) ? type.slice(prefix.length) : null);

/** `xstate.after.<delay>.<state>`: the state's own name may hold points, so it is cut off by its length. */
function readDelay(rest: string, node: AnyStateNode, machine: AnyStateMachine): Trigger {
  const delay = rest.slice(0, -(node.id.length + 1));
  const given: unknown = machine.implementations.delays[delay] ?? Number(delay);
  const milliseconds = typeof given === 'number' && Number.isFinite(given) ? given : null;
  return { kind: 'after', delay: Number.isNaN(Number(delay)) ? delay : '', milliseconds };
}

/** The actor as its machine names it; the library numbers those without an id. */
function actorName(id: string, node: AnyStateNode): string {
  const src: unknown = node.invoke.find((invoked) => invoked.id === id)?.src;
  return typeof src === 'string' ? src : id;
}

/** What an event descriptor of a machine stands for. */
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
