import { Button } from 'design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Album } from '@/entities/content/album';
import { useStaff } from '@/entities/session';
import { BackendProblem } from '@/shared/ui/form';
import { useEditAlbumMutation } from '../../api/album-desk-api';
import { movePicture } from '../../model/move-picture';

interface PictureOrderProps {
  album: Album;
  id: string;
  /** Id of the text of the picture. */
  textId: string;
}

/** Moves a picture within its album, one place by each press. */
export function PictureOrder({ album, id, textId }: PictureOrderProps) {
  const { t } = useTranslation('album-desk');
  const by = useStaff();
  const [edit, { error, isLoading }] = useEditAlbumMutation();
  const [isOutdated, setOutdated] = useState(false);
  const move = async (pictures: readonly string[] | null) => {
    if (pictures === null || isLoading) return;
    const { data } = await edit({ by, album, facts: { pictures: [...pictures] } });
    setOutdated(data === 'outdated');
  };
  return (
    <>
      {([-1, 1] as const).map((way) => {
        const pictures = movePicture(album.pictures, id, way);
        return (
          <Button
            key={way}
            isSmall
            variant="second"
            aria-disabled={pictures === null || isLoading}
            aria-describedby={textId}
            onClick={() => void move(pictures)}
          >
            {t(way === -1 ? 'picture.earlier' : 'picture.later')}
          </Button>
        );
      })}
      <BackendProblem error={error} />
      <p role="status">{isOutdated ? t('overtaken') : null}</p>
    </>
  );
}
