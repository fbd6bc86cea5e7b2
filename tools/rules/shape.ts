import { define } from './define';
import { conditionsOf, innerMaps, literal } from './schema-rules';

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/**
 * Functions that validate a document: one for it and one per nested map, since every dot in a field path
 * costs one of the 1,000 expressions of a write.
 */
function shapeOf(called: string, schema: unknown, besides: readonly string[]): readonly string[] {
  const inner = innerMaps(schema).filter(({ name }) => !besides.includes(name));
  // Fields with the same schema share a function.
  const functionOf = new Map<unknown, string>();
  for (const { name, schema: map } of inner)
    if (!functionOf.has(map)) functionOf.set(map, `${called}${capital(name)}`);
  return [
    define(`${called}(data)`, [
      ...conditionsOf('data', schema, [...besides, ...inner.map(({ name }) => name)]),
      ...inner.map(({ name, schema: map, orElse }) => {
        const condition = `${functionOf.get(map) ?? ''}(data.${name})`;
        if (orElse === null) return condition;
        return orElse === 'nothing'
          ? `(!(${literal(name)} in data) || ${condition})`
          : `(data.${name} == '' || ${condition})`;
      }),
    ]),
    ...[...functionOf].flatMap(([map, name]) => shapeOf(name, map, [])),
  ];
}

/**
 * The functions of a document's schema as one entry of the template.
 * @param besides fields that the rules check elsewhere
 */
export const shape = (called: string, schema: unknown, besides: readonly string[] = []) => ({
  [`function ${called}`]: shapeOf(called, schema, besides).join('\n\n'),
});
