import { Button, Field, Row, Select, Skeleton, textStyles } from 'design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  isConsented,
  useAllAlbumsQuery,
  useShownPicturesQuery,
  type Album,
  type AlbumPicture,
} from '@/entities/content/album';
import type { TextPicture } from '@/entities/content/guide';
import { deskStyles } from '@/shared/desk';
import { useNow } from '@/shared/lib/clock';
import { BackendProblem } from '@/shared/ui/form';
import { Thumb } from '../gallery/thumb';

interface PutInPictureProps {
  onChosen: (picture: TextPicture) => void;
}

/** Puts a picture of a published album into a text. Each has its alternative text, and its consent, there. */
export function PutInPicture({ onChosen }: PutInPictureProps) {
  const { t } = useTranslation('article-desk');
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={deskStyles.part}>
      <Row>
        <Button isSmall variant="second" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'pictures.close' : 'pictures.open')}
        </Button>
      </Row>
      {isOpen ? <Albums onChosen={onChosen} /> : null}
    </div>
  );
}

function Albums({ onChosen }: PutInPictureProps) {
  const { t } = useTranslation(['article-desk', 'shell']);
  const { data, error } = useAllAlbumsQuery(null);
  const [chosen, setChosen] = useState('');
  if (error) return <BackendProblem error={error} />;
  if (!data) return <Skeleton label={t('shell:loading')} lines={3} />;
  const albums = data.filter(({ state }) => state === 'published');
  const album = albums.find(({ slug }) => slug === chosen) ?? albums[0];
  if (!album) return <p>{t('pictures.none')}</p>;
  return (
    <>
      <p className={textStyles.soft}>{t('pictures.lead')}</p>
      <Field label={t('pictures.album')}>
        {(control) => (
          <Select {...control} value={album.slug} onChange={({ target }) => setChosen(target.value)}>
            {albums.map(({ slug, title }) => (
              <option key={slug} value={slug}>
                {title}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Pictures key={album.slug} album={album} onChosen={onChosen} />
    </>
  );
}

function Pictures({ album: { slug, pictures, lastChange }, onChosen }: PutInPictureProps & { album: Album }) {
  const { t } = useTranslation(['article-desk', 'shell']);
  const now = useNow();
  const [put, setPut] = useState<AlbumPicture | null>(null);
  const { data, error } = useShownPicturesQuery({ slug, pictures, lastChange });
  if (error) return <BackendProblem error={error} />;
  if (!data) return <Skeleton label={t('shell:loading')} lines={3} />;
  return (
    <>
      <ul className={deskStyles.groups}>
        {data
          .filter((picture) => isConsented(picture, now.toISOString()))
          .map((picture) => (
            <li key={picture.id} className={deskStyles.group}>
              <Thumb slug={slug} picture={picture} />
              <p>{picture.alt}</p>
              <Row>
                <Button
                  isSmall
                  variant="second"
                  aria-label={t('pictures.putThis', { alt: picture.alt })}
                  onClick={() => {
                    onChosen({ album: slug, id: picture.id, caption: picture.caption });
                    setPut(picture);
                  }}
                >
                  {t('pictures.put')}
                </Button>
              </Row>
            </li>
          ))}
      </ul>
      <p role="status">{put ? t('pictures.done', { alt: put.alt }) : null}</p>
    </>
  );
}
