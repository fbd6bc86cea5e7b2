import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { parse } from 'yaml';
import { packIds, type PackId } from '../../src/entities/practice/pack/model/pack';
import {
  misconceptionFileSchema,
  topicFileSchema,
  type Misconception,
  type SourceQuestion,
  type TopicFile,
} from './source-schema';

const folder = fileURLToPath(new URL('../../content/practice/', import.meta.url));

const folderOf: Readonly<Record<PackId, string>> = {
  'bece-math': 'bece/mathematics',
  'bece-sci': 'bece/science',
  'bece-eng': 'bece/english',
  'bece-soc': 'bece/social-studies',
  'wassce-math': 'wassce/core-mathematics',
  'wassce-sci': 'wassce/science',
  'wassce-eng': 'wassce/english',
  'wassce-soc': 'wassce/social-studies',
};

export interface Topic extends TopicFile {
  /** Name of its file. */
  readonly id: string;
  /** Path below content/practice, for messages. */
  readonly file: string;
}

export interface PackSource {
  readonly id: PackId;
  readonly topics: readonly Topic[];
  /** Of misconceptions.yaml. Their ids are `pack/name`. */
  readonly misconceptions: readonly Misconception[];
}

export interface Weakness {
  readonly id: string;
  readonly pack: PackId;
  /** Of the examiners' report. */
  readonly year: string;
  readonly paper: string;
  readonly name: string;
  readonly words: string;
  readonly source: string;
}

/** Reads and checks one file. The message of the error names the file and the place. */
function readYaml<Schema extends v.GenericSchema>(file: string, schema: Schema): v.InferOutput<Schema> {
  const result = v.safeParse(schema, parse(readFileSync(folder + file, 'utf8')));
  if (result.success) return result.output;
  const problems = result.issues.map((issue) => {
    const index = issue.path?.find(({ key }) => typeof key === 'number');
    const about = index && 'id' in Object(index.value) ? ` (${(index.value as { id: string }).id})` : '';
    return `${v.getDotPath(issue) ?? ''}${about}: ${issue.message}`;
  });
  throw new Error(`content/practice/${file}\n  ${problems.join('\n  ')}`);
}

function readPack(id: PackId): PackSource {
  const place = folderOf[id];
  const names = existsSync(folder + place) ? readdirSync(folder + place).sort() : [];
  const files = names.filter((name) => name.endsWith('.yaml') && name !== 'misconceptions.yaml');
  return {
    id,
    topics: files.map((name) => {
      const file = `${place}/${name}`;
      return { id: name.replace('.yaml', ''), file, ...readYaml(file, topicFileSchema) };
    }),
    misconceptions: names.includes('misconceptions.yaml')
      ? readYaml(`${place}/misconceptions.yaml`, misconceptionFileSchema).map((one) => ({
          ...one,
          id: `${id}/${one.id}`,
        }))
      : [],
  };
}

/** @throws Error with the file and the place of what does not fit the schema */
export const readPacks = (ids: readonly PackId[] = packIds): readonly PackSource[] => ids.map(readPack);

/** Misconceptions that wrong answers of calculation templates show, in every pack. */
export const readCalculationMisconceptions = (): readonly Misconception[] =>
  readYaml('calculations/misconceptions.yaml', misconceptionFileSchema).map((one) => ({
    ...one,
    id: `calculations/${one.id}`,
  }));

const readJson = (file: string): unknown => JSON.parse(readFileSync(folder + file, 'utf8'));

export const readWeaknesses = () => readJson('weaknesses.json') as readonly Weakness[];

interface SyllabusSubject {
  readonly id: string;
  readonly strands: readonly { readonly topics: readonly { readonly id: string }[] }[];
}

/** Ids of all topics of all syllabuses. */
export const readSyllabusIds = (): ReadonlySet<string> =>
  new Set(
    (readJson('syllabus.json') as readonly SyllabusSubject[]).flatMap(({ strands }) =>
      strands.flatMap(({ topics }) => topics.map(({ id }) => id)),
    ),
  );

/** Full id of a misconception that a question of the pack names. */
export const misconceptionId = (pack: string, name: string) =>
  name.includes('/') ? name : `${pack}/${name}`;

/** The reasons of all wrong answers of a question. */
export function slipsOf(question: SourceQuestion) {
  if (question.kind === 'choice' || question.kind === 'choices')
    return question.options.flatMap((one) => ('right' in one ? [] : [one]));
  if (question.kind === 'order' || question.kind === 'match') return [question];
  return question.wrong;
}
