import { Field, Select, Skeleton, textStyles } from 'design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useWordingsQuery,
  useWordOverlayQuery,
  wordingLanguages,
  type Wording,
  type WordingLanguage,
} from '@/entities/content/wording';
import { deskStyles } from '@/shared/desk';
import { languages } from '@/shared/i18n';
import { BackendProblem } from '@/shared/ui/form';
import { asItem, PartBoundary } from '@/shared/ui/part-boundary';
import { stillNeeded, withoutUnnamed } from '../model/accepted-words';
import { useSiteTexts, useWordsOf } from '../model/use-site-texts';
import { AcceptedPart } from './accepted-part';
import { DeclinedPart } from './declined-part';
import { UnnamedPart } from './unnamed-part';
import { WordingItem } from './wording-item';

const none: readonly Wording[] = [];

/** Words that speakers suggest, by language, the oldest first. */
export function WordingsView() {
  const { t } = useTranslation(['wording-desk', 'admin', 'shell']);
  const { data = none, error, isLoading } = useWordingsQuery(null);
  const [chosen, setChosen] = useState<WordingLanguage | null>(null);
  if (isLoading) return <Skeleton label={t('shell:loading')} lines={8} />;
  const first = data.find(({ state }) => state === 'suggested')?.language ?? 'ha';
  // Kept: the last decision about a language does not lead to another.
  if (chosen === null && data.length > 0) setChosen(first);
  const language = chosen ?? first;
  const ofLanguage = data.filter((wording) => wording.language === language);
  return (
    <div className={deskStyles.view}>
      <h1 className={deskStyles.title}>{t('admin:views.wordings')}</h1>
      <p className={textStyles.soft}>{t('lead')}</p>
      <Field label={t('language')}>
        {(control) => (
          <Select
            {...control}
            value={language}
            onChange={(event) =>
              setChosen(wordingLanguages.find((one) => one === event.target.value) ?? null)
            }
          >
            {wordingLanguages.map((one) => (
              <option key={one} value={one}>
                {languages.find(({ code }) => code === one)?.name} (
                {data.filter((wording) => wording.language === one && wording.state === 'suggested').length})
              </option>
            ))}
          </Select>
        )}
      </Field>
      <BackendProblem error={error} />
      {error ? null : <LanguagePart key={language} language={language} wordings={ofLanguage} />}
    </div>
  );
}

interface LanguagePartProps {
  language: WordingLanguage;
  wordings: readonly Wording[];
}

function LanguagePart({ language, wordings }: LanguagePartProps) {
  const { t } = useTranslation(['wording-desk', 'admin', 'shell']);
  const open = wordings.filter(({ state }) => state !== 'declined');
  const words = useWordsOf(open, language);
  const { englishOf, todayOf } = useSiteTexts(language);
  const { data: overlay, error } = useWordOverlayQuery(language);
  if (error) return <BackendProblem error={error} />;
  if (words === 'unreached') return <p>{t('admin:wordsUnreached')}</p>;
  if (words === 'loading' || !overlay) return <Skeleton label={t('shell:loading')} lines={6} />;
  const waiting = wordings.filter(({ state }) => state === 'suggested');
  const accepted = wordings.filter(({ state }) => state === 'accepted');
  const named = withoutUnnamed(overlay.words, accepted, englishOf);
  const needed = stillNeeded(named, englishOf, todayOf);
  return (
    <>
      <UnnamedPart language={language} overlay={overlay} named={named} />
      {waiting.length === 0 ? <p>{t('none')}</p> : null}
      <ul className={deskStyles.groups}>
        {waiting.map((wording) => (
          <PartBoundary key={wording.id} frame={asItem}>
            <WordingItem wording={wording} overlay={overlay} needed={needed} />
          </PartBoundary>
        ))}
      </ul>
      <AcceptedPart language={language} overlay={overlay} needed={needed} wordings={accepted} />
      <DeclinedPart wordings={wordings.filter(({ state }) => state === 'declined')} />
    </>
  );
}
