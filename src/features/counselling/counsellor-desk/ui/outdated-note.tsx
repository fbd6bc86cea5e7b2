import { Button, Note, Row } from 'design-system';
import { useTranslation } from 'react-i18next';

interface OutdatedNoteProps {
  /** Goes on with what is typed, over what the other person has saved. */
  onKeep: () => void;
  /** Gives up what is typed and shows what is stored now. */
  onFresh: () => void;
}

/** Says that somebody else has saved the profile since the form was opened, and asks what to do. */
export function OutdatedNote({ onKeep, onFresh }: OutdatedNoteProps) {
  const { t } = useTranslation('counselling-desk');
  return (
    <Note tone="call" role="alert">
      <p>{t('outdated.words')}</p>
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
