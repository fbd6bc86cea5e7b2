import { Button, Dialog, Field, Row, Select, Skeleton, stackStyles, Tick } from 'design-system';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { wordingLanguages, type WordingLanguage } from '@/entities/content/wording';
import { languages, useLateWords } from '@/shared/i18n';
import { namespacesOf, siteParts, type SitePart } from '../model/site-parts';
import { isUnread, textsOfPart } from '../model/site-texts';
import type { ProvenanceFile } from '../model/text-forms';
import type { TextPlace } from '../model/text-registry';
import { useUnreadCounts } from '../model/use-word-files';
import type { DraftedTexts } from '../model/wording-drafts';
import { TextList } from './text-list';

/** Texts that are shown at first, and more at each press: a page may have hundreds. */
const atOnce = 40;

interface SiteDialogProps {
  language: WordingLanguage;
  /** Undefined until it is there: texts in another order would move under a finger. */
  file: ProvenanceFile | null | undefined;
  drafted: DraftedTexts;
  onLanguage: (language: WordingLanguage) => void;
  onPress: (place: TextPlace, part: SitePart) => void;
  onClose: () => void;
}

/** The list for speakers: the texts of every page in one of the languages, what nobody has read first. */
export function SiteDialog({ language, file, drafted, onLanguage, onPress, onClose }: SiteDialogProps) {
  const { t } = useTranslation('wordings');
  const headingId = useId();
  const unread = useUnreadCounts(language);
  const [part, setPart] = useState<SitePart>('everywhere');
  const countOf = (one: SitePart) => namespacesOf(one).reduce((sum, name) => sum + (unread?.[name] ?? 0), 0);
  return (
    <Dialog isOpen onClose={onClose} aria-labelledby={headingId}>
      <div className={stackStyles.near}>
        <h2 id={headingId}>{t('site.heading')}</h2>
        <p>{t('site.lead')}</p>
        <Row>
          <Button isSmall variant="second" onClick={onClose}>
            {t('text.close')}
          </Button>
        </Row>
        <Field label={t('site.language')}>
          {(control) => (
            <Select
              {...control}
              value={language}
              onChange={({ target }) => {
                const chosen = wordingLanguages.find((one) => one === target.value);
                if (chosen) onLanguage(chosen);
              }}
            >
              {languages
                .filter(({ code }) => code !== 'en')
                .map(({ code, htmlLang, name }) => (
                  <option key={code} value={code} lang={htmlLang}>
                    {name}
                  </option>
                ))}
            </Select>
          )}
        </Field>
        <Field label={t('site.page')} hint={t('site.pageHint')}>
          {(control) => (
            <Select
              {...control}
              value={part}
              onChange={({ target }) => setPart(siteParts.find((one) => one === target.value) ?? part)}
            >
              {siteParts.map((one) => (
                <option key={one} value={one}>
                  {unread
                    ? t('site.pageCount', { page: t(`site.pages.${one}`), count: countOf(one) })
                    : t(`site.pages.${one}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <PartTexts key={part} {...{ part, file, drafted }} onPress={(place) => onPress(place, part)} />
      </div>
    </Dialog>
  );
}

interface PartTextsProps extends Pick<SiteDialogProps, 'file' | 'drafted'> {
  part: SitePart;
  onPress: (place: TextPlace) => void;
}

function PartTexts({ part, file, drafted, onPress }: PartTextsProps) {
  const { t, i18n } = useTranslation(['wordings', 'shell']);
  const words = useLateWords(namespacesOf(part));
  const [hasRead, setRead] = useState(false);
  const [most, setMost] = useState(atOnce);
  if (words === 'loading' || file === undefined) return <Skeleton label={t('shell:loading')} lines={6} />;
  if (words === 'unreached') return <p role="alert">{t('site.unreached')}</p>;
  const texts = textsOfPart(file, i18n, part).filter((text) => hasRead || isUnread(text));
  return (
    <>
      <Tick checked={hasRead} onChange={({ target }) => setRead(target.checked)}>
        {t('site.read')}
      </Tick>
      <p role="status">{t('site.count', { count: texts.length })}</p>
      <TextList texts={texts.slice(0, most)} {...{ drafted, onPress }} />
      {texts.length > most ? (
        <Row>
          <Button variant="second" onClick={() => setMost(most + atOnce)}>
            {t('site.more')}
          </Button>
        </Row>
      ) : null}
    </>
  );
}
