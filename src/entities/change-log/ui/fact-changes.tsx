import { useTranslation } from 'react-i18next';
import { builtFacts, factText } from '@/shared/office-facts';
import type { Change } from '../model/change';

/** Facts of the office before → after. Renders nothing for other changes. */
export function FactChanges({ change: { before, after } }: { change: Pick<Change, 'before' | 'after'> }) {
  const { t } = useTranslation('admin');
  const words = t as (key: string) => string;
  const text = (name: string, value: string | number | boolean) =>
    value !== '' && (name === 'trialPayer' || name === 'payNetwork')
      ? words(`settings.${name}s.${value}`)
      : factText(name, value);
  return Object.entries(after).flatMap(([name, value]) =>
    name in builtFacts
      ? [
          <span key={name}>
            {words(`settings.facts.${name}`)}:{' '}
            <del>{before[name] === undefined ? t('settings.sampleTag') : text(name, before[name])}</del> →{' '}
            <ins>{text(name, value)}</ins>{' '}
          </span>,
        ]
      : [],
  );
}
