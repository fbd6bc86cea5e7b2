import words from '../../locales/en.json';
import { fill } from '../fill';
import type { ChartState, ChartTransition } from './chart';
import type { Trigger } from './chart-names';

const units = [
  { unit: 'day', size: 86_400_000 },
  { unit: 'hour', size: 3_600_000 },
  { unit: 'minute', size: 60_000 },
  { unit: 'second', size: 1000 },
  { unit: 'millisecond', size: 1 },
] as const;

/** Formats a duration in the largest fitting unit: `1 hour`, `1.5 seconds`. */
export function durationWords(milliseconds: number): string {
  const { unit, size } = units.find((candidate) => milliseconds >= candidate.size) ?? units[4];
  const style = { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat('en', style).format(milliseconds / size);
}

function delayWords({ delay, milliseconds }: Extract<Trigger, { kind: 'after' }>): string {
  const time = milliseconds === null ? '' : durationWords(milliseconds);
  return delay && time ? `${delay} (${time})` : delay || time;
}

/** The trigger of a transition as text. */
export function triggerWords(trigger: Trigger): string {
  switch (trigger.kind) {
    case 'event':
      return trigger.type === '*' ? words.trigger.anyEvent : trigger.type;
    case 'always':
      return words.trigger.always;
    case 'after':
      return fill(words.trigger.after, { delay: delayWords(trigger) });
    case 'finished':
      return words.trigger.finished;
    case 'done':
    case 'failed':
    case 'snapshot':
      return fill(words.trigger[trigger.kind], { actor: trigger.actor });
  }
}

/** Lines of a transition's label in statechart notation: event, [guard], / actions. */
export function transitionLines({ trigger, guard, actions }: ChartTransition): readonly string[] {
  return [
    triggerWords(trigger),
    ...(guard === null ? [] : [`[${guard}]`]),
    ...(actions.length === 0 ? [] : [`/ ${actions.join(', ')}`]),
  ];
}

/** Lines below a state's name: actions, actors and tags. */
export function stateLines(state: ChartState): readonly string[] {
  const named = (word: string, names: readonly string[]) =>
    names.length === 0 ? [] : [`${word} / ${names.join(', ')}`];
  const history = { shallow: words.state.history, deep: words.state.historyDeep };
  return [
    ...(state.history ? [history[state.history]] : []),
    ...named(words.state.entry, state.entry),
    ...named(words.state.exit, state.exit),
    ...named(words.state.runs, state.invokes),
    ...(state.tags.length === 0 ? [] : [`${words.state.tags}: ${state.tags.join(', ')}`]),
  ];
}
