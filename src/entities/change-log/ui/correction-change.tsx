import { useTranslation } from 'react-i18next';
import { correctionReasons } from '@/shared/correction';
import type { Change } from '../model/change';
import { useCodeWords } from './use-code-words';

/**
 * What the office corrected, and why. Codes before → after; of what a person wrote the name of the field
 * alone. Renders nothing for other changes.
 */
export function CorrectionChange({
  change: { before, after },
}: {
  change: Pick<Change, 'before' | 'after'>;
}) {
  const { t } = useTranslation('admin');
  const { labelOf, wordsOf } = useCodeWords();
  const reason = correctionReasons.find((one) => one === after.reason);
  if (typeof after.field !== 'string' || reason === undefined) return null;
  return (
    <>
      {labelOf(after.field)}
      {after.value === undefined ? (
        '. '
      ) : (
        <>
          : <del>{wordsOf(after.field, before.value)}</del> → <ins>{wordsOf(after.field, after.value)}</ins>
          .{' '}
        </>
      )}
      {t(`correction.reasons.${reason}`)}.
    </>
  );
}
