/** Kinds of changes that bear the same words, such as "Marked as junk" of any record. */
export interface LogKind {
  readonly label: string;
  /** Events, as the change log stores them. */
  readonly events: readonly string[];
}

/** Firestore compares a field with at most this many values. */
const mostEvents = 30;

/** Subjects of two words. The key of an event's words has a dash in the place of its dot. */
const longSubjects: readonly string[] = ['choice-rules'];

/** The event of a key of `admin:logEvents`: `offer-made` is `offer.made`. */
export function eventOfKey(key: string): string {
  const subject = longSubjects.find((long) => key.startsWith(`${long}-`)) ?? key.slice(0, key.indexOf('-'));
  return `${subject}.${key.slice(subject.length + 1)}`;
}

/**
 * All kinds of changes of the office's log, by their words. Those of talks stand at each talk.
 * @param words of events, by key
 */
export function logKinds(words: Readonly<Record<string, string>>): readonly LogKind[] {
  const kinds = new Map<string, readonly string[]>();
  for (const [key, label] of Object.entries(words)) {
    if (key.startsWith('booking-')) continue;
    kinds.set(label, [...(kinds.get(label) ?? []), eventOfKey(key)].slice(0, mostEvents));
  }
  return Array.from(kinds, ([label, events]) => ({ label, events })).sort((one, other) =>
    one.label.localeCompare(other.label, 'en'),
  );
}
