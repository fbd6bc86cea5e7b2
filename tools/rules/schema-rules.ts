import { optionalEmail } from '@/shared/fields';

/** What a valibot schema or action tells of itself; its own types hide most of it. */
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

/** The rules' way to say that text stands here; single quotes are for text without quotes. */
export const literal = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`;

export const list = (texts: readonly string[]): string => `[${texts.map(literal).join(', ')}]`;

/** Schema and actions in the order in which they look at a value. */
function stepsOf(node: SchemaNode): readonly SchemaNode[] {
  if (!node.pipe) return [node];
  const [first, ...actions] = node.pipe;
  return first ? [...stepsOf(first), ...actions] : [];
}

/** Takes the steps of a schema one by one, so that none can be left over unseen. */
class Steps {
  private readonly left: SchemaNode[];

  constructor(node: SchemaNode) {
    this.left = [...stepsOf(node)];
  }

  take(type: string, message?: string): SchemaNode | undefined {
    const index = this.left.findIndex((step) => step.type === type && (!message || step.message === message));
    return index < 0 ? undefined : this.left.splice(index, 1)[0];
  }

  /** The number that an action asks for, if there is such an action. */
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
  // The form's texts are tidied by a transformation; what is stored must be tidy already.
  if (steps.take('check', 'tags') && steps.take('check', 'hidden') && steps.take('transform')) {
    const kind = steps.take('check', 'name') ? 'isName' : 'isText';
    if (most === undefined) throw new Error(`${path} needs a longest length`);
    return [...(steps.take('non_empty') ? [`${path} != ''`] : []), `${kind}(${path}, ${most})`];
  }
  const regex = steps.take('iso_date') ?? steps.take('regex');
  // What is no text cannot be matched: the rules refuse it by themselves.
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
  return [
    `${path} is int`,
    ...(least === undefined ? [] : [`${path} >= ${least}`]),
    ...(most === undefined ? [] : [`${path} <= ${most}`]),
  ];
}

/** What each text of a list must look like, as a pattern. */
function textOf(path: string, item: SchemaNode): string {
  if (item.type === 'picklist') return plainWords(path, choices(item)).join('|');
  const regex = new Steps(item).take('regex')?.requirement;
  if (!(regex instanceof RegExp))
    throw new Error(`${path} must be a list of choices, or of texts of one shape`);
  return regex.source.replace(/^\^|\$$/g, '');
}

/**
 * Rules cannot walk a list, and a list of choices costs one of the 1,000 expressions for each of them. Joined, the texts can be
 * looked at in one go; that there are as many again keeps two from standing in the place of one.
 */
function ofList(path: string, { item }: SchemaNode, steps: Steps): readonly string[] {
  if (!item) throw new Error(`${path} must be a list of something`);
  const [least, most] = [steps.bound('min_length') ?? 0, steps.bound('max_length')];
  const one = `(${textOf(path, item)})`;
  const joined = `${path}.join(' ')`;
  const isLikeThat = `${joined}.matches(${literal(`${one}( ${one})*`)}) && ${joined}.split(' ').size() == ${path}.size()`;
  return [
    // What is no list cannot be joined.
    ...(least === 0 ? [`${path} is list`] : []),
    ...(least > 1 ? [`${path}.size() >= ${least}`] : []),
    ...(most === undefined ? [] : [`${path}.size() <= ${most}`]),
    least === 0 ? `(${path}.size() == 0 || ${isLikeThat})` : isLikeThat,
    ...(steps.take('check', 'each only once') ? [`${path}.toSet().size() == ${path}.size()`] : []),
  ];
}

const choices = ({ options = [] }: SchemaNode) => options.filter((option) => typeof option === 'string');
const alternatives = ({ options = [] }: SchemaNode) => options.filter((option) => typeof option !== 'string');

/** Each item of a list costs one of the 1,000 expressions that a write may take; a pattern costs one in all. */
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
    // Every field is looked at below, where one that is missing is an error. So no more than these are exactly these; and as many
    // as these are these, which costs less, where no field is left to others.
    isWhole
      ? `${path}.keys().size() == ${fields.length}`
      : `${path}.keys().hasOnly(${list(fields.map(([name]) => name))})`,
    ...fields.flatMap(([name, field]) => (besides.includes(name) ? [] : ofField(path, name, field))),
  ];
}

/** A field that may be missing is looked at only when it is there. */
function ofField(path: string, name: string, field: SchemaNode): readonly string[] {
  if (field.type !== 'exact_optional' || !field.wrapped) return conditionsOf(`${path}.${name}`, field);
  const conditions = conditionsOf(`${path}.${name}`, field.wrapped).join(' && ');
  return [`(!(${literal(name)} in ${path}) || ${conditions})`];
}

/** A map inside a map. */
export interface InnerMap {
  readonly name: string;
  readonly schema: unknown;
  /** What may be in its place: an empty text, or nothing at all. */
  readonly orElse: 'empty text' | 'nothing' | null;
}

/** The fields of a map that are maps themselves. */
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
 * What must be true of the value at `path` for the schema to take it, as conditions of the rules.
 * @param besides fields that the rules look at by themselves
 * @throws Error for anything that it does not know how to say
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
