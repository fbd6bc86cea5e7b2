import type { DraftName } from '@/shared/drafts';
import { categories, emptyChoice, places, type Choice, type ChoiceList, type Place } from './choice';

/** The list is kept on the device under this name; nothing is sent. */
export const choicesDraft: DraftName = { form: 'choices', version: 1 };

type TextName = `${Place}-${Exclude<keyof Choice, 'isSpecial'>}`;
type TickName = `${Place}-isSpecial`;

/** Values of the form. They are flat, so that drafts and early input find each by its name. */
export type ChoicesForm = Record<TextName | 'beceYear' | 'sexOfChild' | 'route', string> &
  Record<TickName, boolean>;

/** The fields of a choice in a place. */
export const fieldsOf = (place: Place, choice: Choice): Partial<ChoicesForm> =>
  Object.fromEntries(
    Object.entries(choice).map(([field, value]) => [`${place}-${field}`, value as string | boolean]),
  );

export const emptyForm: ChoicesForm = Object.assign(
  { beceYear: '', sexOfChild: '', route: '' },
  ...places.map((place) => fieldsOf(place, emptyChoice)),
) as ChoicesForm;

/** A value of a closed field; empty when it is none of the options. */
const among = <const Options extends readonly string[]>(options: Options, value: string) =>
  options.find((option): option is Options[number] => option === value) ?? '';

const choiceIn = (form: ChoicesForm, place: Place): Choice => ({
  school: form[`${place}-school`],
  programme: form[`${place}-programme`],
  category: among(categories, form[`${place}-category`]),
  stay: among(['day', 'boarding'], form[`${place}-stay`]),
  takes: among(['girls', 'boys', 'both'], form[`${place}-takes`]),
  kind: among(['shs', 'tvet'], form[`${place}-kind`]),
  km: form[`${place}-km`],
  isAccepted: among(['yes', 'no'], form[`${place}-isAccepted`]),
  isSpecial: form[`${place}-isSpecial`],
});

/** The list in a form. */
export const listOf = (form: ChoicesForm): ChoiceList => ({
  beceYear: /^\d{4}$/.test(form.beceYear) ? Number(form.beceYear) : null,
  sex: among(['girl', 'boy'], form.sexOfChild),
  route: among(['tvet'], form.route),
  choices: places.map((place) => choiceIn(form, place)),
});
