import { groupSchemas } from '@/entities/site-setting/model/site-settings';
import { conditionsOf, list } from './schema-rules';

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
    // A group costs an expression for each name of the groups before it, so the dear, large ones come first.
    choice: [...groups]
      .sort((one, other) => other.names.length - one.names.length)
      .map(({ called, names }) => `(changed.hasOnly(${list(names)}) && ${called}(data))`)
      .join('\n            || '),
  };
}
