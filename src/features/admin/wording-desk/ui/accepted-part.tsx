import { Button, Row, textStyles } from 'design-system';
import { useTranslation } from 'react-i18next';
import {
  englishForms,
  type OverlayWords,
  type Wording,
  type WordingLanguage,
  type WordOverlay,
} from '@/entities/content/wording';
import { useStaff } from '@/entities/session';
import { deskStyles } from '@/shared/desk';
import { saveText } from '@/shared/lib/csv';
import { BackendProblem } from '@/shared/ui/form';
import { useDecideWordingMutation } from '../api/decide-wording-api';
import { newToBuild, withoutKeys, withoutUnnamed } from '../model/accepted-words';
import { exportWords } from '../model/export-words';
import { useSiteTexts } from '../model/use-site-texts';
import { TakeNameOff } from './take-name-off';

interface AcceptedPartProps {
  language: WordingLanguage;
  overlay: WordOverlay;
  /** Words of the overlay that are still needed, as their records have them. */
  needed: OverlayWords;
  /** Accepted ones. */
  wordings: readonly Wording[];
}

/** Accepted words that no release has yet: to save as a file, or to take back. */
export function AcceptedPart({ language, overlay, needed, wordings }: AcceptedPartProps) {
  const { t } = useTranslation('wording-desk');
  const { englishOf, todayOf } = useSiteTexts(language);
  const shown = newToBuild(wordings, englishOf, todayOf);
  if (shown.length === 0) return null;
  const save = () =>
    saveText(exportWords(language, shown, englishOf), `words-${language}.json`, 'application/json');
  return (
    <section className={deskStyles.part} aria-labelledby="words-accepted">
      <h2 id="words-accepted">{t('accepted')}</h2>
      <ul className={deskStyles.groups}>
        {shown.map((wording) => (
          <AcceptedItem key={wording.id} wording={wording} overlay={overlay} needed={needed} />
        ))}
      </ul>
      <p className={textStyles.soft}>{t('exportHint')}</p>
      <Row>
        <Button isSmall variant="second" onClick={save}>
          {t('export')}
        </Button>
      </Row>
    </section>
  );
}

interface AcceptedItemProps extends Pick<AcceptedPartProps, 'overlay' | 'needed'> {
  wording: Wording;
}

function AcceptedItem({ wording, overlay, needed }: AcceptedItemProps) {
  const { t } = useTranslation('wording-desk');
  const by = useStaff();
  const { englishOf } = useSiteTexts(wording.language);
  const [decide, { error, isLoading }] = useDecideWordingMutation();
  const takeBack = () =>
    decide({
      ...{ wording, overlay, by, to: 'declined' },
      decision: { accepted: '', acceptedOne: '', speaker: '', answer: wording.answer },
      words: withoutKeys(needed, englishForms(wording.key, englishOf)),
    });
  return (
    <li className={deskStyles.group}>
      <p>
        <b>{wording.key}</b> · <span lang={wording.language}>{wording.accepted}</span>
        {wording.speaker === '' ? '' : ` · ${wording.speaker}`}
      </p>
      <Row>
        <Button isSmall variant="text" isBusy={isLoading} onClick={() => void takeBack()}>
          {t('takeBack')}
        </Button>
      </Row>
      <TakeNameOff
        wording={wording}
        {...(wording.speaker !== '' && {
          renewed: { overlay, words: withoutUnnamed(needed, [{ ...wording, speaker: '' }], englishOf) },
        })}
      />
      <BackendProblem error={error} />
    </li>
  );
}
