import { Button, Dialog, Disclosure, Note, Row } from 'design-system';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Offer, OfferContact } from '@/entities/offer';
import { composeAloud, composeCard, phraseOfSubject } from '../model/compose-card';
import type { ChosenPhrase } from '../model/phrase-bank';
import type { Progress } from '@/entities/lesson';
import { languages, useFormats } from '@/shared/i18n';
import { useCopying } from '@/shared/lib/device';
import type { Tutor } from '@/entities/tutor';
import styles from './progress-card.module.css';

interface ProgressCardProps {
  offer: Offer;
  /** Undefined when it cannot be read: the card is then in English and without names. */
  contact: OfferContact | undefined;
  progress: Progress;
  tutor: Tutor | null;
  now: Date;
  onClose: () => void;
}

const listed = (phrases: readonly ChosenPhrase[]) => phrases.map(({ words }) => `“${words}”`).join(', ');

/** Progress card of a learner as a ready-made message, with the evidence for its translations. */
export function ProgressCard({ offer, contact, progress, tutor, now, onClose }: ProgressCardProps) {
  const { t } = useTranslation(['tutor-area', 'ghana']);
  const { date } = useFormats();
  const { prioritySubject } = offer.learner;
  const language = languages.find(({ code }) => code === contact?.language) ?? languages[0];
  const card = composeCard(language?.code ?? 'en', {
    progress,
    learnerName: contact?.learnerName ?? '',
    guardianName: contact?.name ?? '',
    tutorName: tutor?.name ?? '',
    subject: t(`ghana:subjects.${prioritySubject}`),
    subjectPhrase: phraseOfSubject(prioritySubject),
    date: date(now, 'day'),
  });
  const english = card.phrases.filter(({ footing }) => footing === 'english');
  const attested = card.phrases.filter(({ footing }) => footing === 'attested');
  return (
    <Note tone="plain" className={styles.progress}>
      <h4 className={styles.partTitle}>{t('card.heading')}</h4>
      <p>{t('card.words')}</p>
      <p>{t('card.language', { language: language?.name })}</p>
      {english.length > 0 ? (
        <p>{t('card.english', { language: language?.name, words: listed(english) })}</p>
      ) : null}
      {attested.length > 0 ? (
        <>
          <p>{t('card.attested', { language: language?.name, words: listed(attested) })}</p>
          <Disclosure summary={t('card.sources')}>
            <ul>
              {attested.map(({ key, words, source }) => (
                <li key={key}>
                  {words}: <small>{source}</small>
                </li>
              ))}
            </ul>
          </Disclosure>
        </>
      ) : null}
      <Message text={card.text} phone={contact?.phone ?? null} />
      <Aloud progress={progress} />
      <Row>
        <Button variant="second" isSmall onClick={onClose}>
          {t('close')}
        </Button>
      </Row>
    </Note>
  );
}

/** The message with share actions. Never part of a URL, because browsers and servers store URLs. */
function Message({ text, phone }: { text: string; phone: string | null }) {
  const { t } = useTranslation('tutor-area');
  const { place, outcome, copy } = useCopying<HTMLPreElement>(text);
  const { share } = navigator as { share?: Navigator['share'] };
  return (
    <>
      {/* Labelled for screen readers; focusable, because it scrolls on a narrow screen. */}
      {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex */}
      <pre ref={place} className={styles.message} tabIndex={0} role="region" aria-label={t('card.message')}>
        {text}
      </pre>
      <Row>
        {share ? (
          // Closing the share sheet is not an error.
          <Button isSmall onClick={() => void navigator.share({ text }).catch(() => undefined)}>
            {t('card.share')}
          </Button>
        ) : null}
        <Button variant={share ? 'second' : 'main'} isSmall onClick={copy}>
          {t('card.copy')}
        </Button>
        {phone === null ? null : (
          <a
            className={styles.chat}
            href={`https://wa.me/${phone.slice(1)}`}
            target="_blank"
            rel="noreferrer"
          >
            {t('card.whatsapp')}
          </a>
        )}
      </Row>
      <p role="status">{outcome ? t(`card.${outcome}`) : null}</p>
      {phone === null ? null : <p>{t('card.whatsappHint')}</p>}
    </>
  );
}

/** The message in large print, for a child to read aloud. */
function Aloud({ progress }: { progress: Progress }) {
  const { t } = useTranslation('tutor-area');
  const [isOpen, setOpen] = useState(false);
  const headingId = useId();
  return (
    <>
      <div>
        <Button variant="second" isSmall onClick={() => setOpen(true)}>
          {t('card.aloud')}
        </Button>
      </div>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} aria-labelledby={headingId}>
        <h2 id={headingId}>{t('card.aloudHeading')}</h2>
        {composeAloud(progress).map((line) => (
          <p key={line} className={styles.aloud}>
            {line}
          </p>
        ))}
        <Button onClick={() => setOpen(false)}>{t('close')}</Button>
      </Dialog>
    </>
  );
}
