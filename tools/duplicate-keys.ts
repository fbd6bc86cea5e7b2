const token = /("(?:[^"\\]|\\.)*")(\s*:)?|[{}[\]]/g;

interface Group {
  /** Keys that were read; null in a list. */
  readonly keys: Set<string> | null;
  readonly prefix: string;
}

/**
 * Keys that an object of a JSON text has twice: `states.open`. `JSON.parse` keeps the last of them, so the
 * other texts are never shown.
 * @param json valid JSON
 */
export function duplicateKeys(json: string): readonly string[] {
  const found: string[] = [];
  const groups: Group[] = [];
  let key = '';
  for (const [sign, text, colon] of json.matchAll(token)) {
    const group = groups.at(-1);
    if (sign === '{' || sign === '[') {
      const prefix = group === undefined || group.keys === null ? (group?.prefix ?? '') : `${key}.`;
      groups.push({ keys: sign === '{' ? new Set() : null, prefix });
    } else if (sign === '}' || sign === ']') groups.pop();
    else if (text !== undefined && colon !== undefined && group?.keys) {
      key = group.prefix + String(JSON.parse(text));
      if (group.keys.has(key)) found.push(key);
      group.keys.add(key);
    }
  }
  return found;
}
