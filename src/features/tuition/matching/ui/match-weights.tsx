import { Facts, textStyles } from 'design-system';
import { useTranslation } from 'react-i18next';
import { matchParts, matchWeights } from '../model/match-weights';

/** Explains the weights of the score. */
export function MatchWeights() {
  const { t } = useTranslation('admin');
  return (
    <>
      <p className={textStyles.soft}>{t('match.weightsWords')}</p>
      <Facts
        facts={matchParts.map((part) => ({
          label: t('match.upTo', { count: matchWeights[part] }),
          value: t(`match.weights.${part}`),
        }))}
      />
    </>
  );
}
