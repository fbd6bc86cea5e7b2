import { Button, Dialog, Row, stackStyles } from 'design-system';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formsOf, provenanceOf, type ProvenanceFile } from '../model/text-forms';
import { nameOfText, type TextPlace } from '../model/text-registry';
import styles from './wording-mode.module.css';

/** What a speaker should read first comes first. */
const order = ['drafted', 'english', 'unknown', 'attested', 'checked'];

interface ListDialogProps {
  places: readonly TextPlace[];
  file: ProvenanceFile | null;
  onPress: (place: TextPlace) => void;
  onClose: () => void;
}

/** All texts of the page, also those that are not seen: drafts that nobody has read come first. */
export function ListDialog({ places, file, onPress, onClose }: ListDialogProps) {
  const { t, i18n } = useTranslation('wordings');
  const headingId = useId();
  const rows = places
    .map((place) => ({
      place,
      kind: provenanceOf(file, i18n, place).kind,
      form: formsOf(i18n, place).at(-1),
    }))
    .filter(({ form, place }) => form !== undefined && place.namespace !== 'wordings')
    .sort((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));
  return (
    <Dialog isOpen onClose={onClose} aria-labelledby={headingId}>
      <div className={stackStyles.near}>
        <h2 id={headingId}>{t('mode.all')}</h2>
        <Row>
          <Button variant="text" onClick={onClose}>
            {t('text.close')}
          </Button>
        </Row>
        <ul className={styles.list}>
          {rows.map(({ place, kind, form }) => (
            <li key={nameOfText(place)}>
              <button type="button" onClick={() => onPress(place)}>
                <b>{form?.today ?? form?.english}</b>{' '}
                {kind === 'checked' ? null : <small>{t(`text.provenance.${kind}`)}</small>}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
