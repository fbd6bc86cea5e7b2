import * as v from 'valibot';
import { roomShape, type Counsellor, type CounsellorCheck } from '@/entities/counselling/counsellor';
import { counsellingWays, counsellorChecks, talkTopics } from '@/shared/choices';
import { fieldMessage, limits, oneOf, optionalText, requiredName, someOf } from '@/shared/fields';

const room = v.pipe(
  v.string(),
  v.transform((text) => text.trim().toLowerCase().replace(/\s+/g, '-')),
  v.check((text) => text === '' || roomShape.test(text), fieldMessage('room')),
);

/** Schema of the form that edits a profile, without its hours. */
const profileSchema = v.object({
  name: requiredName,
  room,
  about: optionalText(limits.longText),
  topics: someOf(talkTopics),
  ways: someOf(counsellingWays),
});

/** The same, with the version of the profile that was edited. */
export const profileEditSchema = v.object({ ...profileSchema.entries, basis: v.string() });

/** Schema of the form that adds a counsellor for an account. */
export const newCounsellorSchema = (accounts: readonly string[]) =>
  v.object({ ...profileSchema.entries, account: oneOf(accounts) });

type Shown = Pick<Counsellor, 'name' | 'room' | 'about'> & {
  readonly topics: readonly string[];
  readonly ways: readonly string[];
};

export const profileValues = ({ name, room: where, about, topics, ways }: Shown) => ({
  name,
  room: where,
  about,
  topics: [...topics] as string[],
  ways: [...ways] as string[],
});

export const emptyProfile = profileValues({ name: '', room: '', about: '', topics: [], ways: [] });

/** Schema of a check. @param today is called at each validation, `YYYY-MM-DD` */
export const checkSchema = (today: () => string) =>
  v.pipe(
    v.object({
      kind: oneOf(counsellorChecks),
      on: v.pipe(
        v.string(),
        v.nonEmpty(fieldMessage('required')),
        v.isoDate(fieldMessage('date')),
        v.check((day) => day <= today(), fieldMessage('dayAhead')),
      ),
      until: v.string(),
    }),
    v.forward(
      v.partialCheck(
        [['on'], ['until']],
        ({ on, until }) => until === '' || until >= on,
        fieldMessage('dayOrder'),
      ),
      ['until'],
    ),
  );

/** The checks of a profile with a newer one, which replaces that of its kind. */
export const withCheck = (
  checks: readonly CounsellorCheck[],
  {
    kind,
    on,
    until,
  }: { readonly kind: CounsellorCheck['kind']; readonly on: string; readonly until: string },
): readonly CounsellorCheck[] => [
  ...checks.filter((check) => check.kind !== kind),
  { kind, on, ...(until !== '' && { until }) },
];
