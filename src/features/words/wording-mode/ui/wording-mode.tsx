import { Button, Row, stackStyles } from 'design-system';
import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { mostWordings, type WordingLanguage } from '@/entities/content/wording';
import { addressOf } from '../model/site-parts';
import { countUnread } from '../model/text-forms';
import type { TextPlace } from '../model/text-registry';
import { useFoundTexts } from '../model/use-found-texts';
import { useWordingForm } from '../model/use-wording-form';
import { useProvenance } from '../model/use-word-files';
import { ListDialog } from './list-dialog';
import { SendDialog } from './send-dialog';
import { SiteDialog } from './site-dialog';
import { TextButtons } from './text-buttons';
import { TextDialog } from './text-dialog';
import styles from './wording-mode.module.css';

interface WordingModeProps {
  language: WordingLanguage;
  /** Whether the list of the texts of the whole site is open. */
  isSiteOpen: boolean;
  onSite: (isOpen: boolean) => void;
  onLanguage: (language: WordingLanguage) => void;
  onLeave: () => void;
}

/** Texts that read alike, and the address of the page that they are of; null when it is no single one. */
interface OpenedTexts {
  readonly places: readonly [TextPlace, ...TextPlace[]];
  readonly page: string | null;
}

type Opened = OpenedTexts | 'send' | 'list' | null;

/**
 * The mode in which a speaker improves the words of a page: each text can be pressed, by finger or by Tab and
 * Enter. Escape leaves it.
 */
export function WordingMode({ language, isSiteOpen, onSite, onLanguage, onLeave }: WordingModeProps) {
  const { t, i18n } = useTranslation('wordings');
  const { pathname } = useLocation();
  const { texts, registry } = useFoundTexts(i18n);
  const loaded = useProvenance(language);
  const file = loaded ?? null;
  const [opened, setOpened] = useState<Opened>(null);
  const wording = useWordingForm(language, pathname);
  const close = () => setOpened(null);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // A dialog is closed by its own Escape.
    if (event.key === 'Escape' && opened === null && !isSiteOpen) onLeave();
  });
  useEffect(() => {
    const listening = new AbortController();
    addEventListener('keydown', (event) => onKey(event), { signal: listening.signal });
    return () => listening.abort();
  }, []);
  const places = registry?.all() ?? [];
  const shown = texts.flatMap((text) => text.places.slice(0, 1));
  return createPortal(
    <>
      <TextButtons
        texts={texts}
        drafted={wording.texts}
        onPress={([first, ...others]) => {
          if (first) setOpened({ places: [first, ...others], page: pathname });
        }}
      />
      <section className={styles.bar} data-ground="ground" aria-label={t('mode.heading')}>
        <div className={stackStyles.near}>
          <p>
            <b>{t('mode.heading')}.</b> {t('mode.lead')}{' '}
            <span>{t('mode.unread', { count: countUnread(file, i18n, shown) })}</span>
          </p>
          <Row>
            {wording.count > 0 ? (
              <Button isSmall onClick={() => setOpened('send')}>
                {t('mode.send', { count: wording.count })}
              </Button>
            ) : null}
            <Button isSmall variant="second" onClick={() => setOpened('list')}>
              {t('mode.all')}
            </Button>
            <Button isSmall variant="second" onClick={() => onSite(true)}>
              {t('mode.site')}
            </Button>
            <Button isSmall variant="text" onClick={onLeave}>
              {t('mode.leave')}
            </Button>
          </Row>
        </div>
      </section>
      {isSiteOpen ? (
        <SiteDialog
          {...{ language, onLanguage }}
          file={loaded}
          drafted={wording.texts}
          onPress={(place, part) => setOpened({ places: [place], page: addressOf(part) })}
          onClose={() => onSite(false)}
        />
      ) : null}
      {opened === 'send' ? (
        <SendDialog
          {...{ form: wording.form, draft: wording.draft, unfinished: wording.unfinished }}
          isSending={wording.submission.isSending}
          error={wording.submission.error}
          onPrepare={wording.submission.prepare}
          onSend={wording.send}
          onClose={close}
        />
      ) : opened === 'list' ? (
        <ListDialog
          {...{ places, file }}
          drafted={wording.texts}
          onPress={(place) => setOpened({ places: [place], page: pathname })}
          onClose={close}
        />
      ) : opened && wording.isRead ? (
        <TextDialog
          {...opened}
          file={file}
          drafted={wording.texts}
          isFull={wording.isFull}
          most={mostWordings}
          onType={wording.type}
          onClose={close}
        />
      ) : null}
    </>,
    document.body,
  );
}
