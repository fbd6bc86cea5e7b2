import { Button, Note, Row, textStyles } from 'design-system';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isConsented, type Album, type OfficePicture } from '@/entities/content/album';
import { useStaff } from '@/entities/session';
import { outcomeOf } from '@/shared/api';
import { deskStyles } from '@/shared/desk';
import { useFormats } from '@/shared/i18n';
import { useNow } from '@/shared/lib/clock';
import { ConfirmButton } from '@/shared/ui/confirm-button';
import { useRemovePictureMutation } from '../../api/album-desk-api';
import { PictureForm } from './picture-form';
import { PictureOrder } from './picture-order';
import { Thumb } from './thumb';

interface PictureItemProps {
  album: Album;
  stored: OfficePicture;
}

/** A picture of an album: how it looks, what is written of it, its consent, and its removal. */
export function PictureItem({ album, stored }: PictureItemProps) {
  const { t } = useTranslation('album-desk');
  const textId = useId();
  const [isEdited, setEdited] = useState(false);
  const { picture } = stored;
  return (
    <li className={deskStyles.group}>
      <Thumb slug={album.slug} picture={picture} />
      {isEdited ? (
        <PictureForm album={album} stored={stored} onClose={() => setEdited(false)} />
      ) : (
        <>
          <p id={textId}>{picture.alt}</p>
          {picture.caption === '' ? null : <p className={textStyles.soft}>{picture.caption}</p>}
          <ConsentLine stored={stored} />
          <Row>
            <Button isSmall variant="second" aria-describedby={textId} onClick={() => setEdited(true)}>
              {t('picture.edit')}
            </Button>
            <PictureOrder album={album} id={picture.id} textId={textId} />
          </Row>
          <RemovePicture album={album} stored={stored} />
        </>
      )}
    </li>
  );
}

/** Who agreed, when and until when. One that has ended is told loudly: visitors do not see the picture. */
function ConsentLine({ stored: { picture, consent } }: { stored: OfficePicture }) {
  const { t } = useTranslation('album-desk');
  const { date } = useFormats();
  const now = useNow();
  if (consent === null) return <p className={textStyles.soft}>{t('picture.noChild')}</p>;
  const words = { by: consent.by, on: date(consent.on, 'day'), until: date(picture.until, 'day') };
  if (isConsented(picture, now.toISOString())) return <p>{t('picture.consent', words)}</p>;
  return (
    <Note tone="call">
      <p>{t('picture.ended', words)}</p>
    </Note>
  );
}

function RemovePicture({ album, stored: { picture, consent } }: PictureItemProps) {
  const { t } = useTranslation('album-desk');
  const by = useStaff();
  const [remove, { error }] = useRemovePictureMutation();
  const [isOutdated, setOutdated] = useState(false);
  return (
    <>
      <ConfirmButton
        isSmall
        open={t('picture.remove')}
        label={t('picture.removeThis', { alt: picture.alt })}
        words={t('picture.removeWords')}
        sendLabel={t('picture.removeSend')}
        leave={t('leave')}
        error={error}
        make={() => ({ by, album, picture: { id: picture.id, hasConsent: consent !== null } })}
        send={async (made) => {
          const { data, error: cause } = await remove(made);
          setOutdated(data === 'outdated');
          return data === 'outdated' ? 'refused' : outcomeOf(cause);
        }}
      />
      <p role="status">{isOutdated ? t('overtaken') : null}</p>
    </>
  );
}
