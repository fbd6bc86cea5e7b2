import type { ApplicationMessage, Interview } from './application-message';

/** The interview as it stands now. */
export interface PlannedInterview extends Interview {
  /** Version for calendars: the seconds from the first time that was planned to this one. */
  readonly sequence: number;
}

/** The newest interview in the messages of an application; null when none was planned. */
export function plannedInterview(
  messages: readonly Pick<ApplicationMessage, 'interview' | 'at'>[],
): PlannedInterview | null {
  const planned = messages.flatMap(({ interview, at }) => (interview ? [{ interview, at }] : []));
  const [first, last] = [planned[0], planned.at(-1)];
  if (!first || !last) return null;
  const sequence = Math.max(0, Math.ceil((Date.parse(last.at) - Date.parse(first.at)) / 1000));
  return { ...last.interview, sequence };
}
