import { groupSchemas } from '@/entities/site-setting/model/site-settings';
import { conditionsOf } from './schema-rules';

/** One function for each group of settings, and the condition that the changed facts are of one group. */
export function settingsGroups(define: (signature: string, conditions: readonly string[]) => string) {
  const groups = groupSchemas.map(([group, schema]) => ({
    called: `isSettings${group.charAt(0).toUpperCase()}${group.slice(1)}`,
    names: Object.keys(schema.entries),
    // The first condition is about all keys of a map; a group is part of one.
    conditions: conditionsOf('data', schema).slice(1),
  }));
  return {
    shapes: groups.map(({ called, conditions }) => define(`${called}(data)`, conditions)).join('\n\n'),
    // One pattern for each group: a list would cost an expression for each name, also of the groups before.
    choice: groups
      .map(({ called, names }) => `(names.matches('^((${names.join('|')})( |$))+$') && ${called}(data))`)
      .join('\n            || '),
  };
}
