import { Button, Row } from 'design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoadBackend } from '@/shared/api';
import { BackendFailure } from '@/shared/backend';
import { useDataPrice } from '@/shared/data-price';
import { PhotoViewer } from '@/shared/ui/photo-viewer';
import type { HomeworkPicture } from '../model/question';

/** Photos of a question, each behind a button with its size: none is loaded before somebody opens it. */
export function QuestionPictures({ pictures }: { pictures: readonly HomeworkPicture[] }) {
  const { t } = useTranslation('homework-thread');
  const { size } = useDataPrice();
  const loadBackend = useLoadBackend();
  const [at, setAt] = useState<number | null>(null);
  if (pictures.length === 0) return null;
  const load = async (id: string): Promise<Blob> => {
    const found = await (await loadBackend()).files.get(id);
    if (!found) throw new BackendFailure('not-found', `picture ${id} has not arrived`);
    return new Blob([Uint8Array.from(found.bytes)], { type: found.facts.type });
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
