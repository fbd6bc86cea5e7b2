import { Button, Dialog, Row, stackStyles } from 'design-system';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { inReadingOrder, listedText } from '../model/site-texts';
import type { ProvenanceFile } from '../model/text-forms';
import type { TextPlace } from '../model/text-registry';
import type { DraftedTexts } from '../model/wording-drafts';
import { TextList } from './text-list';

interface ListDialogProps {
  places: readonly TextPlace[];
  file: ProvenanceFile | null;
  drafted: DraftedTexts;
  onPress: (place: TextPlace) => void;
  onClose: () => void;
}

/** All texts of the page, also those that are not seen: drafts that nobody has read come first. */
export function ListDialog({ places, file, drafted, onPress, onClose }: ListDialogProps) {
  const { t, i18n } = useTranslation('wordings');
  const headingId = useId();
  const texts = places
    .filter(({ namespace }) => namespace !== 'wordings')
    .flatMap((place) => listedText(file, i18n, place) ?? []);
  return (
    <Dialog isOpen onClose={onClose} aria-labelledby={headingId}>
      <div className={stackStyles.near}>
        <h2 id={headingId}>{t('mode.all')}</h2>
        <Row>
          <Button variant="text" onClick={onClose}>
            {t('text.close')}
          </Button>
        </Row>
        <TextList texts={inReadingOrder(texts)} {...{ drafted, onPress }} />
      </div>
    </Dialog>
  );
}
