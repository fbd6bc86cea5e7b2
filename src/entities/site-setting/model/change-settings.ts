import { BackendFailure, serverTime, submitOnce, type DocumentsPort, type Write } from '@/shared/backend';
import type { FactName, GivenFacts } from '@/shared/office-facts';
import { factNames, settingsChanged, siteSettingsPath, type OfficeSettings } from './site-settings';

type Values = Readonly<Record<string, string | number>>;

/** A change of settings. */
export interface SettingsChange {
  /** Settings on the screen; null when the office has set nothing yet. */
  readonly stored: OfficeSettings | null;
  readonly facts: GivenFacts;
}

/** Names of the facts that differ from what is stored. */
export const changedFacts = ({ stored, facts }: SettingsChange): readonly FactName[] =>
  factNames.filter((name) => facts[name] !== undefined && facts[name] !== stored?.facts[name]);

/** The content of the change-log entry of a change: only what differs. */
function valuesOf(change: SettingsChange): { readonly before: Values; readonly after: Values } {
  const changed = changedFacts(change);
  const pick = (facts: GivenFacts = {}): Values =>
    Object.fromEntries(
      changed.flatMap((name) => (facts[name] === undefined ? [] : [[name, facts[name]] as const])),
    );
  return { before: pick(change.stored?.facts), after: pick(change.facts) };
}

/** @param id of the change-log entry in the same batch */
export function writeSettings(change: SettingsChange, id: string): Write {
  const stamps = { updatedAt: serverTime, lastChange: id };
  const { after } = valuesOf(change);
  return change.stored
    ? { type: 'update', path: siteSettingsPath, changes: { ...after, ...stamps } }
    : { type: 'create', path: siteSettingsPath, data: { ...after, ...stamps, isSample: false } };
}

/** Event, record and values of the change-log entry. */
export const settingsLine = (change: SettingsChange) => ({
  record: siteSettingsPath,
  event: settingsChanged,
  ...valuesOf(change),
});

/**
 * Commits a change of the settings once.
 * @param id of the change-log entry, whose path is `linePath`
 * @throws BackendFailure `forbidden` when somebody else has changed the same facts since
 */
export async function commitSettings(
  documents: DocumentsPort,
  writes: readonly Write[],
  linePath: string,
): Promise<void> {
  await submitOnce({ documents }, writes);
  // A colleague may have made the first settings meanwhile, which "already exists" also says.
  if ((await documents.get(linePath)) === null)
    throw new BackendFailure('forbidden', 'somebody else has changed the settings');
}
