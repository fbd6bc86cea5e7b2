import { Button, Row } from 'design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoadBackend } from '@/shared/api';
import { BackendFailure } from '@/shared/backend';
import { useDataPrice } from '@/shared/data-price';
import { PhotoViewer } from '@/shared/ui/photo-viewer';
import { picturesOf, type HomeworkQuestion } from '../model/question';
import { useForgetPictures, useKeptPictures } from '../model/use-kept-pictures';

interface QuestionPicturesProps {
  question: HomeworkQuestion;
  /** For whom this device keeps the photos that were opened; null keeps none. */
  keptFor: string | null;
}

/** Photos of a question, each behind a button with its size: none is loaded before somebody opens it. */
export function QuestionPictures({ question, keptFor }: QuestionPicturesProps) {
  const { t } = useTranslation('homework-thread');
  const { size } = useDataPrice();
  const loadBackend = useLoadBackend();
  const kept = useKeptPictures(keptFor);
  const [at, setAt] = useState<number | null>(null);
  const pictures = picturesOf(question);
  // The office hides a question with its photos.
  const read = question.state === 'hidden' ? [] : pictures.map(({ id }) => id);
  useForgetPictures(
    keptFor,
    `${question.id} ${read.join(' ')}`,
    (one) => one.question === question.id && !read.includes(one.id),
  );
  if (pictures.length === 0) return null;
  const load = async (id: string): Promise<Blob> => {
    // A photo never changes, and opening it again costs no data.
    const known = await kept?.get(id);
    if (known) return known;
    const found = await (await loadBackend()).files.get(id);
    if (!found) throw new BackendFailure('not-found', `picture ${id} has not arrived`);
    const file = new Blob([Uint8Array.from(found.bytes)], { type: found.facts.type });
    await kept?.add({ id, question: question.id, keptAt: new Date().toISOString(), file });
    return file;
  };
  return (
    <>
      <Row role="group" aria-label={t('question.photos')}>
        {pictures.map((picture, index) => (
          <Button key={picture.id} variant="second" isSmall onClick={() => setAt(index)}>
            {t('question.photo', { number: index + 1, size: size(picture.size) })}
          </Button>
        ))}
      </Row>
      <PhotoViewer
        photos={pictures.map(({ id, size: bytes }) => ({ id, bytes, load: () => load(id) }))}
        at={at}
        onChange={setAt}
      />
    </>
  );
}
