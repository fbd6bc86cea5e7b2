import type { DocumentData, Write } from '@/shared/backend';

export type Path = readonly string[];

/** One forged field of a write. */
export interface Tampering {
  readonly what: string;
  readonly writes: readonly Write[];
}

const isMap = (value: unknown): value is DocumentData =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  !('kind' in value && Object.isFrozen(value));

/** Paths of all values that are not maps. */
export function leavesOf(data: DocumentData, above: Path = []): readonly Path[] {
  return Object.entries(data).flatMap(([field, value]) =>
    isMap(value) ? leavesOf(value, [...above, field]) : [[...above, field]],
  );
}

export function valueAt(data: DocumentData, path: Path): unknown {
  return path.reduce<unknown>((value, field) => (value as DocumentData)[field], data);
}

/** Sets the value at a path, or removes it when undefined. */
export function put(data: DocumentData, [field = '', ...rest]: Path, value: unknown): DocumentData {
  if (rest.length > 0) return { ...data, [field]: put(data[field] as DocumentData, rest, value) };
  const { [field]: _old, ...others } = data;
  return value === undefined ? others : { ...others, [field]: value };
}

/** All maps of a document, including itself. */
const mapsOf = (data: DocumentData): readonly Path[] =>
  [
    [],
    ...new Map(leavesOf(data).map((path) => [path.slice(0, -1).join('.'), path.slice(0, -1)])).values(),
  ].filter((path, index) => index === 0 || path.length > 0);

const forgedTime = '2020-01-01T00:00:00.000Z';

/** Texts of the samples that may be empty. */
const mayBeEmpty = [
  'learner.name',
  'place.town',
  'digitalAddress',
  'travel.towns',
  'papers.ntcLicence',
  'papers.ntcExpiry',
  'profile.ntcLicence',
  'files.cv.name',
  'files.ghanaCard.name',
  'files.certificate.name',
  'learner.town',
  'learnerName',
  'school',
  'topic',
  'note',
];

/** Texts of the samples that a form may leave out. */
const mayBeMissing = ['school', 'dueDay'];

/** Booleans that may have either value. */
const mayBeTurned = [
  'consent.news',
  'teaching.hasNeedExperience',
  'declarations.worksInPublicSchool',
  'isTrial',
];

/** Lists that may be empty. */
const mayHoldNothing = [
  ...['travel.regions', 'answer.hours', 'profile.subjects'],
  ...['skills', 'hardest', 'misconceptions'],
];

/** Values that forms never send. */
function forgeriesOf(path: string, value: unknown): Readonly<Record<string, unknown>> {
  const wrong = {
    ...(!mayBeMissing.includes(path) && { 'taken away': undefined }),
    'as nothing': null,
    'as a map': { a: 1 },
  };
  if (typeof value === 'string') {
    return {
      ...wrong,
      'as a number': 7,
      'with a tag': `${value}<b>`,
      'with a hidden mark': `${value}\u200E`,
      'with a space after it': `${value} `,
      'of 10,000 letters': 'a'.repeat(10_000),
      ...(value !== '' && !mayBeEmpty.includes(path) && { 'that is empty': '' }),
    };
  }
  if (typeof value === 'number')
    return { ...wrong, 'as a text': '7', 'below zero': -1, 'as a fraction': 1.5 };
  if (typeof value === 'boolean')
    return { ...wrong, 'as a text': 'true', ...(!mayBeTurned.includes(path) && { 'turned round': !value }) };
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    const twice = items.concat(items[0]);
    return {
      ...wrong,
      'with a stranger': ['<b>'],
      ...(!mayHoldNothing.includes(path) && { 'that is empty': [] }),
      ...(items.length > 0 && { 'with one of them twice': twice }),
    };
  }
  return { ...wrong, 'of the client’s own': forgedTime, 'as a number': 1_583_000_000 };
}

/** Every create of a batch with each field forged in turn, and with an additional field in each map. */
export function tamperingsOf(batch: readonly Write[]): readonly Tampering[] {
  return batch.flatMap((write, index) => {
    if (write.type !== 'create') return [];
    const collection = write.path
      .split('/')
      .filter((_part, at) => at % 2 === 0)
      .join('/');
    const forged = (what: string, data: DocumentData): Tampering => ({
      what: `${collection}: ${what}`,
      writes: batch.with(index, { ...write, data }),
    });
    const fields = leavesOf(write.data).flatMap((path) =>
      Object.entries(forgeriesOf(path.join('.'), valueAt(write.data, path))).map(([how, value]) =>
        forged(`${path.join('.')} ${how}`, put(write.data, path, value)),
      ),
    );
    const more = mapsOf(write.data).map((path) =>
      forged(`a field more in ${path.join('.') || 'it'}`, put(write.data, [...path, 'role'], 'admin')),
    );
    return [...fields, ...more];
  });
}
