/** Puts values into the `{{gaps}}` of a text. The panel stands outside of the site's words, so that neither can break the other. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (gap, name: string) => String(values[name] ?? gap));
}
