import * as v from 'valibot';
import { albumFacts, albumSlugShape, type AlbumFacts } from '@/entities/content/album';
import { fieldMessage } from '@/shared/fields';
import { newSlug } from './new-slug';

/** An album as it is typed. */
export interface AlbumValues extends Record<keyof AlbumFacts, string> {
  slug: string;
  /** The version that was edited; empty for a new album. */
  basis: string;
}

/**
 * Schema of the form.
 * @param taken slugs of albums that are there
 * @param today day after which no picture was taken
 */
export const albumFormSchema = (taken: readonly string[], today: () => string) =>
  v.object({
    ...albumFacts,
    day: v.pipe(
      v.string(),
      v.nonEmpty(fieldMessage('required')),
      albumFacts.day,
      v.check((day) => day <= today(), fieldMessage('dateFuture')),
    ),
    slug: newSlug(albumSlugShape, taken, { wrong: 'slug', there: 'albumThere' }),
    basis: v.string(),
  });

export const emptyAlbum: AlbumValues = { title: '', slug: '', caption: '', place: '', day: '', basis: '' };

/** What the form of a stored album begins with. */
export const albumValues = ({
  title,
  slug,
  caption,
  place,
  day,
  lastChange,
}: AlbumFacts & { readonly slug: string; readonly lastChange: string }): AlbumValues => ({
  ...{ title, slug, caption, place, day },
  basis: lastChange,
});
