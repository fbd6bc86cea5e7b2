/** Formats a function of the rules, indented as in the template. */
export function define(signature: string, conditions: readonly string[]): string {
  return [`function ${signature} {`, `  return ${conditions.join('\n    && ')};`, '}']
    .join('\n')
    .replace(/^/gm, '    ');
}
