/** Fills `{{placeholders}}` of a text. The inspector has its own texts, independent of the site. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (gap, name: string) => String(values[name] ?? gap));
}
