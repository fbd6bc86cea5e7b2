import { Button, Row } from 'design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoadBackend } from '@/shared/api';
import { BackendFailure } from '@/shared/backend';
import { useDataPrice } from '@/shared/data-price';
import { PhotoViewer } from '@/shared/ui/photo-viewer';
import type { AnswerPicture } from '../model/answer-pictures';
import { picturesOf, type HomeworkPicture, type HomeworkQuestion } from '../model/question';
import { useForgetPictures, useKeptPictures } from '../model/use-kept-pictures';
import styles from './homework-thread.module.css';

interface QuestionPicturesProps {
  question: HomeworkQuestion;
  /** For whom this device keeps the photos that were opened; null keeps none. */
  keptFor: string | null;
}

/** Photos of a question, each behind a button with its size: none is loaded before somebody opens it. */
export function QuestionPictures({ question, keptFor }: QuestionPicturesProps) {
  const { t } = useTranslation('homework-thread');
  const { size } = useDataPrice();
  const [at, setAt] = useState<number | null>(null);
  const pictures = picturesOf(question);
  // The office hides a question with its photos and those of its answers, and removes them with its texts.
  const isGone = question.state === 'hidden' || question.removal !== undefined;
  useForgetPictures(keptFor, `${question.id} ${isGone}`, (one) => isGone && one.question === question.id);
  if (pictures.length === 0) return null;
  return (
    <>
      <Row role="group" aria-label={t('question.photos')}>
        {pictures.map((picture, index) => (
          <Button key={picture.id} variant="second" isSmall onClick={() => setAt(index)}>
            {t('question.photo', { number: index + 1, size: size(picture.size) })}
          </Button>
        ))}
      </Row>
      <ThreadViewer {...{ pictures, keptFor, at }} questionId={question.id} onChange={setAt} />
    </>
  );
}

interface AnswerPicturesViewProps {
  pictures: readonly AnswerPicture[];
  questionId: string;
  keptFor: string | null;
}

/**
 * Pictures of an answer with their descriptions, each behind a button with its size. The page loads the
 * namespaces `homework-thread`, `photos` and `data`.
 */
export function AnswerPicturesView({ pictures, questionId, keptFor }: AnswerPicturesViewProps) {
  const { t } = useTranslation('homework-thread');
  const { size } = useDataPrice();
  const [at, setAt] = useState<number | null>(null);
  if (pictures.length === 0) return null;
  return (
    <>
      <ul className={styles.pictures} aria-label={t('answer.pictures')}>
        {pictures.map((picture, index) => (
          <li key={picture.id}>
            <Button variant="second" isSmall onClick={() => setAt(index)}>
              {t('answer.picture', { number: index + 1, size: size(picture.size) })}
            </Button>
            <p className={styles.work}>{picture.words}</p>
          </li>
        ))}
      </ul>
      <ThreadViewer {...{ pictures, questionId, keptFor, at }} onChange={setAt} />
    </>
  );
}

interface ThreadViewerProps {
  pictures: readonly (HomeworkPicture & { readonly words?: string })[];
  questionId: string;
  keptFor: string | null;
  at: number | null;
  onChange: (at: number | null) => void;
}

function ThreadViewer({ pictures, questionId, keptFor, at, onChange }: ThreadViewerProps) {
  const loadBackend = useLoadBackend();
  const kept = useKeptPictures(keptFor);
  const load = async (id: string): Promise<Blob> => {
    // A photo never changes, and opening it again costs no data.
    const known = await kept?.get(id);
    if (known) return known;
    const found = await (await loadBackend()).files.get(id);
    if (!found) throw new BackendFailure('not-found', `picture ${id} has not arrived`);
    const file = new Blob([Uint8Array.from(found.bytes)], { type: found.facts.type });
    await kept?.add({ id, question: questionId, keptAt: new Date().toISOString(), file });
    return file;
  };
  return (
    <PhotoViewer
      photos={pictures.map(({ id, size: bytes, words }) => ({
        id,
        bytes,
        ...(words !== undefined && { alt: words }),
        load: () => load(id),
      }))}
      at={at}
      onChange={onChange}
    />
  );
}
