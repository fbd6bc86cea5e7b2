import * as v from 'valibot';
import {
  BackendFailure,
  isAdmin,
  serverTime,
  type CollectionAccess,
  type DocumentData,
  type Write,
} from '@/shared/backend';
import {
  distinct,
  limits,
  minuteShape,
  isStored,
  optionalText,
  readStored,
  uuidShape,
} from '@/shared/fields';
import { isOfJunk } from '@/shared/lib/lifecycle';
import { paperKinds, type PaperKind } from './application-file';
import { tutorApplicationPath } from './tutor-application';
import { applicationLimits } from './tutor-application-form';

/** Where the office talks with an applicant. */
export const interviewPlaces = ['office', 'phone', 'video'] as const;

/**
 * A question of the office, or an answer of the applicant with the papers that came with it. The database
 * rules are generated from this schema.
 */
export const applicationMessageSchema = v.strictObject({
  from: v.picklist(['office', 'applicant']),
  words: optionalText(applicationLimits.about),
  papers: v.pipe(v.array(v.picklist(paperKinds)), distinct()),
  /** When and where the office talks with the applicant. The newest one holds. */
  interview: v.exactOptional(
    v.strictObject({
      start: v.pipe(v.string(), v.regex(minuteShape)),
      place: v.picklist(interviewPlaces),
      /** Address of a video call; empty for another place. */
      link: optionalText(limits.shortText),
    }),
  ),
  at: v.pipe(v.string(), v.isoTimestamp()),
});

type Message = v.InferOutput<typeof applicationMessageSchema>;

export type Interview = NonNullable<Message['interview']>;

/** A message of an application. */
export interface ApplicationMessage extends Message {
  readonly id: string;
}

export const applicationMessagesCollection = (ref: string): string => `${tutorApplicationPath(ref)}/messages`;
export const applicationMessagePath = (ref: string, id: string): string =>
  `${applicationMessagesCollection(ref)}/${id}`;

export function parseApplicationMessage(id: string, data: DocumentData): ApplicationMessage {
  const read = readStored(applicationMessageSchema, data);
  if ('problem' in read) throw new BackendFailure('invalid', `message ${id}: ${read.problem}`);
  return { id, ...read.output };
}

interface NewMessage extends Pick<Message, 'from' | 'words'> {
  readonly papers?: readonly PaperKind[];
  readonly interview?: Interview;
}

/**
 * Writes a message. Belongs in the batch of the change that it comes with.
 * @param changeId id of that change-log entry, and of the message
 */
export const writeApplicationMessage = (
  ref: string,
  changeId: string,
  { from, words, papers = [], interview }: NewMessage,
): Write => ({
  type: 'create',
  path: applicationMessagePath(ref, changeId),
  data: {
    from,
    words,
    papers: [...papers],
    at: serverTime,
    ...(interview && { interview: { ...interview } }),
  },
});

/**
 * Messages: whoever has the code reads them. Each comes with a change of its application by the same side,
 * and is never changed.
 */
export const applicationMessageAccess: CollectionAccess = {
  pattern: applicationMessagePath('{ref}', '{id}'),
  get: () => true,
  list: () => true,
  create: async (context) => {
    const { id, params, after, now, read, readAfter } = context;
    const record = tutorApplicationPath(params.ref ?? '');
    const [was, is] = [await read(record), await readAfter(record)];
    return (
      uuidShape.test(id) &&
      isStored(applicationMessageSchema, after) &&
      after?.at === now &&
      (after.from === 'office') === isAdmin(context) &&
      was !== null &&
      (after.from === 'office' || !('interview' in after)) &&
      !('removal' in was) &&
      was.lastChange !== id &&
      is?.lastChange === id
    );
  },
  delete: (context) => isOfJunk(context, tutorApplicationPath(context.params.ref ?? '')),
};
