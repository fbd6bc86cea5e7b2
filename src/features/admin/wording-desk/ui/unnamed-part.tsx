import { Button, Note, Row } from 'design-system';
import { useTranslation } from 'react-i18next';
import type { OverlayWords, WordingLanguage, WordOverlay } from '@/entities/content/wording';
import { BackendProblem } from '@/shared/ui/form';
import { useRenewOverlayMutation } from '../api/unname-wording-api';

interface UnnamedPartProps {
  language: WordingLanguage;
  overlay: WordOverlay;
  /** The words of the overlay as their records have them. */
  named: OverlayWords;
}

/**
 * Visitors still get these words as checked, though whoever sent them has taken the name off by code, which
 * cannot write what every visitor reads. Renders nothing when there are none.
 */
export function UnnamedPart({ language, overlay, named }: UnnamedPartProps) {
  const { t } = useTranslation('wording-desk');
  const [renew, { error, isLoading }] = useRenewOverlayMutation();
  const count = Object.entries(overlay.words).filter(([key, word]) => named[key] !== word).length;
  if (count === 0) return null;
  return (
    <Note>
      <p>{t('unnamed.words', { count })}</p>
      <Row>
        <Button isSmall isBusy={isLoading} onClick={() => void renew({ language, overlay, words: named })}>
          {t('unnamed.renew')}
        </Button>
      </Row>
      <BackendProblem error={error} />
    </Note>
  );
}
