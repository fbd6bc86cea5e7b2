import type { TFunction } from 'i18next';
import { isFilled, type Choice, type ChoiceList } from './choice';

/** What a choice says besides the school: programme, category, day or boarding. */
export const choiceDetails = (
  { programme, category, stay }: Pick<Choice, 'programme' | 'category' | 'stay'>,
  t: TFunction<'choices'>,
): readonly string[] => [
  ...(programme.trim() === '' ? [] : [programme.trim()]),
  ...(category === '' ? [] : [t('category', { category })]),
  ...(stay === '' ? [] : [t(`fields.stay.${stay}`)]),
];

/** The list in plain text, a line for each choice. */
export function choicesText(list: ChoiceList, t: TFunction<'choices'>): string {
  const head = list.beceYear === null ? t('text.noYear') : t('text.year', { year: list.beceYear });
  const lines = list.choices.flatMap((choice, index) =>
    isFilled(choice)
      ? [`${String(index + 1)}. ${[choice.school.trim() || '?', ...choiceDetails(choice, t)].join(', ')}`]
      : [],
  );
  return [head, ...lines].join('\n');
}
