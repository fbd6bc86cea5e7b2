import { Button, Note, Row } from 'design-system';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface OutdatedNoteProps {
  words: string;
  /** The version that the form was opened with. */
  version: { readonly isOutdated: boolean; readonly keepTyped: () => void };
  draft: { readonly forget: () => void };
  isSending: boolean;
  /** What the other person has saved. */
  children?: ReactNode;
  /** Opens the form anew with what is stored now; what was typed is given up before. */
  onFresh: () => void;
}

/**
 * Says that somebody else has saved the record since the form was opened, and asks what to do. Nothing while
 * nobody has, and while the form is being sent.
 */
export function OutdatedNote({ words, version, draft, isSending, children, onFresh }: OutdatedNoteProps) {
  const { t } = useTranslation('admin');
  if (!version.isOutdated || isSending) return null;
  const startAgain = () => {
    draft.forget();
    onFresh();
  };
  return (
    <Note tone="call" role="alert">
      <p>{words}</p>
      {children}
      <Row>
        <Button variant="second" isSmall onClick={version.keepTyped}>
          {t('outdated.keep')}
        </Button>
        <Button variant="text" isSmall onClick={startAgain}>
          {t('outdated.fresh')}
        </Button>
      </Row>
    </Note>
  );
}
