import { Button, Row, textStyles } from 'design-system';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangeList } from '@/entities/change-log';
import { albumLifecycle, albumPath, type Album } from '@/entities/content/album';
import { deskStyles, MoreButton } from '@/shared/desk';
import { useFormats } from '@/shared/i18n';
import { routes } from '@/shared/routes';
import { ContentItem } from '../content-item';
import { ContentState } from '../content-state';
import { PublishingMoves } from '../publishing-moves';
import { AlbumForm } from './album-form';
import { AlbumPictures } from './album-pictures';

/** An album: what it is, its pictures, and what the office can do with it. */
export function AlbumItem({ album }: { album: Album }) {
  const { t } = useTranslation('album-desk');
  const { date } = useFormats();
  const headingId = useId();
  const [isEdited, setEdited] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const { title, slug, state, place, day, pictures } = album;
  return (
    <ContentItem headingId={headingId} title={title}>
      <ContentState state={state} to={routes.album(slug)} shown={t('shown')} />
      <p className={textStyles.soft}>
        {t('line', {
          place,
          date: date(day, 'day'),
          pictures: t('pictureCount', { count: pictures.length }),
        })}
      </p>
      {isEdited ? (
        <AlbumForm album={album} onClose={() => setEdited(false)} />
      ) : (
        <>
          <Row>
            <Button isSmall variant="second" aria-describedby={headingId} onClick={() => setEdited(true)}>
              {t('edit')}
            </Button>
            <MoreButton {...{ isOpen, headingId }} onToggle={() => setOpen(!isOpen)}>
              {t(isOpen ? 'less' : 'more')}
            </MoreButton>
          </Row>
          <AlbumMoves album={album} headingId={headingId} />
        </>
      )}
      {isOpen && !isEdited ? (
        <div className={deskStyles.part}>
          <p>{album.caption}</p>
          <h4>{t('pictures')}</h4>
          <AlbumPictures album={album} />
          <h4>{t('log')}</h4>
          <ChangeList record={albumPath(slug)} />
        </div>
      ) : null}
    </ContentItem>
  );
}

/** Publishes an album, takes it up again, or, once more asked, puts it away. */
function AlbumMoves({ album: { slug, state, pictures }, headingId }: { album: Album; headingId: string }) {
  const { t } = useTranslation('album-desk');
  const words = t as (key: string) => string;
  return (
    <PublishingMoves
      {...{ slug, headingId }}
      path={albumPath(slug)}
      moves={albumLifecycle.transitionsFrom(state, 'office')}
      wordsOf={(event) => words(`moves.${event.replace('album.', '')}`)}
      lacks={pictures.length === 0 ? t('lacksPicture') : null}
      archive={{ words: t('archiveWords'), send: t('archiveSend'), leave: t('leave') }}
    />
  );
}
