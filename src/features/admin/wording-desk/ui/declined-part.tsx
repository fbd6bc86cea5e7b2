import { textStyles } from 'design-system';
import { useTranslation } from 'react-i18next';
import { hasNames, type Wording } from '@/entities/content/wording';
import { deskStyles } from '@/shared/desk';
import { TakeNameOff } from './take-name-off';

/** Suggestions that were not taken and still have a name. Nothing is shown of the others. */
export function DeclinedPart({ wordings }: { wordings: readonly Wording[] }) {
  const { t } = useTranslation('wording-desk');
  const named = wordings.filter(hasNames);
  if (named.length === 0) return null;
  return (
    <section className={deskStyles.part} aria-labelledby="words-declined">
      <h2 id="words-declined">{t('declined')}</h2>
      <p className={textStyles.soft}>{t('declinedHint')}</p>
      <ul className={deskStyles.groups}>
        {named.map((wording) => (
          <li key={wording.id} className={deskStyles.group}>
            <p>
              <b>{wording.key}</b> · <span lang={wording.language}>{wording.text}</span> · {wording.name}
            </p>
            <TakeNameOff wording={wording} />
          </li>
        ))}
      </ul>
    </section>
  );
}
