import words from '../../locales/en.json';
import type { AnyEventObject } from 'xstate';
import { fill } from '../fill';
import type { RecordedEvent } from '../recording/recorded';

/** Validation error of an entered text. */
export interface Problem {
  readonly problem: string;
  readonly field: 'type' | 'payload';
}

const messageOf = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause));

/** Parses a JSON object; an empty text gives an empty object. */
export function parsePayload(text: string): { readonly payload: object } | Problem {
  let value: unknown = {};
  try {
    if (text.trim() !== '') value = JSON.parse(text);
  } catch (cause) {
    return { problem: fill(words.send.notJson, { message: messageOf(cause) }), field: 'payload' };
  }
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? { payload: value as object } : { problem: words.send.notObject, field: 'payload' };
}

/** Parses an event from its type and JSON payload. */
export function parseEvent(type: string, text: string): { readonly event: AnyEventObject } | Problem {
  const name = type.trim();
  if (name === '') return { problem: words.send.needsType, field: 'type' };
  const parsed = parsePayload(text);
  return 'problem' in parsed ? parsed : { event: { ...parsed.payload, type: name } };
}

/** The last payload of an event type; null when there is none, or it is not serializable. */
export function lastPayload(events: readonly RecordedEvent[], type: string): string | null {
  const seen = [...events].reverse().find(({ event }) => event.type === type);
  if (!seen) return null;
  const { type: _, ...payload } = seen.event;
  try {
    return JSON.stringify(payload);
  } catch {
    return null;
  }
}
