import { optionalEmail } from '@/shared/fields';

/** Internal structure of valibot schemas, which their types hide. */
interface SchemaNode {
  readonly type: string;
  readonly pipe?: readonly SchemaNode[];
  readonly entries?: Readonly<Record<string, SchemaNode>>;
  readonly options?: readonly (string | SchemaNode)[];
  readonly key?: string;
  readonly item?: SchemaNode;
  readonly wrapped?: SchemaNode;
  readonly literal?: string | boolean;
  readonly requirement?: unknown;
  readonly message?: unknown;
}

/** A string literal of the rules, in single quotes. */
export const literal = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`;

export const list = (texts: readonly string[]): string => `[${texts.map(literal).join(', ')}]`;

/** A schema and its actions in order. */
function stepsOf(node: SchemaNode): readonly SchemaNode[] {
  if (!node.pipe) return [node];
  const [first, ...actions] = node.pipe;
  return first ? [...stepsOf(first), ...actions] : [];
}

/** Consumes the steps of a schema, so that none is ignored by mistake. */
class Steps {
  private readonly left: SchemaNode[];

  constructor(node: SchemaNode) {
    this.left = [...stepsOf(node)];
  }

  take(type: string, message?: string): SchemaNode | undefined {
    const index = this.left.findIndex((step) => step.type === type && (!message || step.message === message));
    return index < 0 ? undefined : this.left.splice(index, 1)[0];
  }

  /** The numeric requirement of an action, if it exists. */
  bound(type: string): number | undefined {
    const bound = this.take(type)?.requirement;
    return typeof bound === 'number' ? bound : undefined;
  }

  finish(path: string): void {
    if (this.left.length === 0) return;
    throw new Error(`no rule for ${path}: ${this.left.map(({ type }) => type).join(', ')}`);
  }
}

const pattern = (step: SchemaNode): string =>
  literal(step.requirement instanceof RegExp ? step.requirement.source : '');

function ofText(path: string, steps: Steps): readonly string[] {
  const most = steps.bound('max_length');
  if (steps.take('iso_timestamp')) return [`${path} is timestamp`];
  // Forms tidy texts by a transformation; stored texts must be tidy.
  if (steps.take('check', 'tags') && steps.take('check', 'hidden') && steps.take('transform')) {
    const kind = steps.take('check', 'name') ? 'isName' : 'isText';
    if (most === undefined) throw new Error(`${path} needs a longest length`);
    const shape = steps.take('regex');
    return [
      ...(steps.take('non_empty') ? [`${path} != ''`] : []),
      `${kind}(${path}, ${most})`,
      ...(shape ? [`${path}.matches(${pattern(shape)})`] : []),
    ];
  }
  const regex = steps.take('iso_date') ?? steps.take('regex');
  // `matches` fails for values that are not strings.
  return [
    ...(regex ? [] : [`${path} is string`]),
    ...(steps.take('non_empty') ? [`${path} != ''`] : []),
    ...(most === undefined ? [] : [`${path}.size() <= ${most}`]),
    ...(regex ? [`${path}.matches(${pattern(regex)})`] : []),
  ];
}

function ofNumber(path: string, steps: Steps): readonly string[] {
  if (!steps.take('integer')) throw new Error(`${path} must be a whole number`);
  const [least, most] = [steps.bound('min_value'), steps.bound('max_value')];
  const step = steps.bound('multiple_of');
  return [
    `${path} is int`,
    ...(least === undefined ? [] : [`${path} >= ${least}`]),
    ...(most === undefined ? [] : [`${path} <= ${most}`]),
    ...(step === undefined ? [] : [`${path} % ${step} == 0`]),
  ];
}

/** Pattern for each text of a list. */
function textOf(path: string, item: SchemaNode): string {
  if (item.type === 'picklist') return plainWords(path, choices(item)).join('|');
  const regex = new Steps(item).take('regex')?.requirement;
  if (!(regex instanceof RegExp))
    throw new Error(`${path} must be a list of choices, or of texts of one shape`);
  return regex.source.replace(/^\^|\$$/g, '');
}

/**
 * Validates a list. Rules have no loops, and comparing choices costs one of the 1,000 expressions each.
 * Joined texts can be matched at once; the number of parts must equal the list's length, so that one item
 * cannot contain two.
 */
function ofList(path: string, { item }: SchemaNode, steps: Steps): readonly string[] {
  if (!item) throw new Error(`${path} must be a list of something`);
  const [least, most] = [steps.bound('min_length') ?? 0, steps.bound('max_length')];
  const one = `(${textOf(path, item)})`;
  const joined = `${path}.join(' ')`;
  const isLikeThat = `${joined}.matches(${literal(`${one}( ${one})*`)}) && ${joined}.split(' ').size() == ${path}.size()`;
  return [
    // `join` fails for values that are not lists.
    ...(least === 0 ? [`${path} is list`] : []),
    ...(least > 1 ? [`${path}.size() >= ${least}`] : []),
    ...(most === undefined ? [] : [`${path}.size() <= ${most}`]),
    least === 0 ? `(${path}.size() == 0 || ${isLikeThat})` : isLikeThat,
    ...(steps.take('check', 'each only once') ? [`${path}.toSet().size() == ${path}.size()`] : []),
  ];
}

const choices = ({ options = [] }: SchemaNode) => options.filter((option) => typeof option === 'string');
const alternatives = ({ options = [] }: SchemaNode) => options.filter((option) => typeof option !== 'string');

/** Each option of `in` costs one of the 1,000 expressions of a write; a pattern costs one in all. */
const fewChoices = 3;

function plainWords(path: string, options: readonly string[]): readonly string[] {
  if (options.every((option) => /^[\w/-]*$/.test(option))) return options;
  throw new Error(`${path} must be a choice of plain words`);
}

function ofChoice(path: string, options: readonly string[]): string {
  if (options.length <= fewChoices) return `${path} in ${list(options)}`;
  return `${path}.matches(${literal(plainWords(path, options).join('|'))})`;
}

const either = (path: string, node: SchemaNode): string =>
  `(${alternatives(node)
    .map((option) => conditionsOf(path, option).join(' && '))
    .join(' || ')})`;

function ofMap(path: string, { entries = {} }: SchemaNode, besides: readonly string[]): readonly string[] {
  const fields = Object.entries(entries);
  const isWhole = besides.length === 0 && fields.every(([, field]) => field.type !== 'exact_optional');
  return [
    // All fields are validated below, where a missing one is an error. So "only these fields" means "exactly
    // these"; comparing the number of fields is cheaper, when no field is validated elsewhere.
    isWhole
      ? `${path}.keys().size() == ${fields.length}`
      : `${path}.keys().hasOnly(${list(fields.map(([name]) => name))})`,
    ...fields.flatMap(([name, field]) => (besides.includes(name) ? [] : ofField(path, name, field))),
  ];
}

/** An optional field is validated only when present. */
function ofField(path: string, name: string, field: SchemaNode): readonly string[] {
  if (field.type !== 'exact_optional' || !field.wrapped) return conditionsOf(`${path}.${name}`, field);
  const conditions = conditionsOf(`${path}.${name}`, field.wrapped).join(' && ');
  return [`(!(${literal(name)} in ${path}) || ${conditions})`];
}

/** A nested map. */
export interface InnerMap {
  readonly name: string;
  readonly schema: unknown;
  /** What may replace it: an empty text, or nothing. */
  readonly orElse: 'empty text' | 'nothing' | null;
}

/** The nested maps of a map. */
export function innerMaps(schema: unknown): readonly InnerMap[] {
  const { entries = {} } = schema as SchemaNode;
  return Object.entries(entries).flatMap(([name, field]): readonly InnerMap[] => {
    if (field.type === 'strict_object') return [{ name, schema: field, orElse: null }];
    if (field.type === 'exact_optional' && field.wrapped?.type === 'strict_object')
      return [{ name, schema: field.wrapped, orElse: 'nothing' }];
    const [empty, map] = field.type === 'union' ? alternatives(field) : [];
    return empty?.literal === '' && map?.type === 'strict_object'
      ? [{ name, schema: map, orElse: 'empty text' }]
      : [];
  });
}

/**
 * Converts a schema to conditions of the rules on the value at `path`.
 * @param besides fields that the rules validate themselves
 * @throws Error for a schema that it cannot convert
 */
export function conditionsOf(
  path: string,
  schema: unknown,
  besides: readonly string[] = [],
): readonly string[] {
  if (schema === optionalEmail) return [`(${path} == '' || isEmail(${path}))`];
  const node = schema as SchemaNode;
  const steps = new Steps(node);
  steps.take(node.type);
  const conditions = read(path, node, steps, besides);
  steps.finish(path);
  return conditions;
}

function read(path: string, node: SchemaNode, steps: Steps, besides: readonly string[]): readonly string[] {
  switch (node.type) {
    case 'strict_object':
      return ofMap(path, node, besides);
    case 'picklist':
      return [ofChoice(path, choices(node))];
    case 'literal':
      return [
        `${path} == ${typeof node.literal === 'boolean' ? String(node.literal) : literal(node.literal ?? '')}`,
      ];
    case 'boolean':
      return [`${path} is bool`];
    case 'union':
    case 'variant':
      return [either(path, node)];
    case 'array':
      return ofList(path, node, steps);
    case 'number':
      return ofNumber(path, steps);
    case 'string':
      return ofText(path, steps);
    default:
      throw new Error(`no rule for ${path}: ${node.type}`);
  }
}
