import { Button, Note, Row } from 'design-system';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface OutdatedNoteProps {
  words: string;
  /** What the other person has saved. */
  children?: ReactNode;
  /** Goes on with what is typed, over what the other person has saved. */
  onKeep: () => void;
  /** Gives up what is typed and shows what is stored now. */
  onFresh: () => void;
}

/** Says that somebody else has saved the record since the form was opened, and asks what to do. */
export function OutdatedNote({ words, children, onKeep, onFresh }: OutdatedNoteProps) {
  const { t } = useTranslation('admin');
  return (
    <Note tone="call" role="alert">
      <p>{words}</p>
      {children}
      <Row>
        <Button variant="second" isSmall onClick={onKeep}>
          {t('outdated.keep')}
        </Button>
        <Button variant="text" isSmall onClick={onFresh}>
          {t('outdated.fresh')}
        </Button>
      </Row>
    </Note>
  );
}
