import { albumFields, albumSchema, albumSlugShape } from '@/entities/content/album/model/album';
import {
  consentSchema,
  copyTypes,
  maximumCopyBytes,
  pictureSchema,
} from '@/entities/content/album/model/album-picture';
import {
  albumAdded,
  albumEdited,
  pictureAdded,
  pictureEdited,
  pictureRemoved,
} from '@/entities/content/album/model/write-album';
import { albumLifecycle } from '../../src/entities/content/album/model/album-lifecycle';
import { lifecycleOf } from './lifecycle-rules';
import { list, literal } from './schema-rules';
import { shape } from './shape';

/** Fields that the rule of a new record checks itself. */
const stamps = ['state', 'createdAt', 'movedAt', 'updatedAt', 'lastChange', 'isSample'];

/** Values of the template about albums of the gallery. */
export const albumRulesFacts: Readonly<Record<string, string>> = {
  ...lifecycleOf('album', albumLifecycle),
  ...shape('isAlbum', albumSchema, stamps),
  ...shape('isAlbumPicture', pictureSchema),
  ...shape('isConsent', consentSchema),
  'album added': literal(albumAdded),
  'album edited': literal(albumEdited),
  'picture added': literal(pictureAdded),
  'picture edited': literal(pictureEdited),
  'picture removed': literal(pictureRemoved),
  'album fields': list(albumFields),
  'album slug': literal(albumSlugShape.source),
  'copy types': list(copyTypes),
  'copy bytes': String(maximumCopyBytes),
};
