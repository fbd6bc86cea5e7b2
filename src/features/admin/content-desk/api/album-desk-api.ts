import { logChange, saveEdit, saveNew, type Added, type Edited, type Staff } from '@/entities/change-log';
import {
  addAlbum,
  albumAdded,
  albumChanges,
  albumEdited,
  albumLifecycle,
  albumPath,
  editPicture,
  removePicture,
  type Album,
  type AlbumFacts,
  type Consent,
  type PictureFacts,
  type PictureWrites,
} from '@/entities/content/album';
import { baseApi, onePress, type Pressed, withBackend } from '@/shared/api';
import type { DocumentsPort } from '@/shared/backend';

interface ByStaff extends Pressed {
  readonly by: Staff;
}

/** An album in the version that is changed. */
export type AlbumVersion = Pick<Album, 'slug' | 'lastChange' | 'pictures'>;

interface Adding extends ByStaff {
  readonly slug: string;
  readonly facts: AlbumFacts;
}

interface Edit extends ByStaff {
  readonly album: AlbumVersion;
  /** What it changes. */
  readonly facts: Partial<AlbumFacts & Pick<Album, 'pictures'>>;
}

interface PictureOf extends ByStaff {
  readonly album: AlbumVersion;
  readonly picture: { readonly id: string; readonly hasConsent: boolean };
}

interface PictureEdit extends PictureOf {
  readonly facts: Pick<PictureFacts, 'alt' | 'caption' | 'until'>;
  /** Null when no child is in the picture. */
  readonly consent: Consent | null;
}

/** Saves what changes below an album, with the album's line. Somebody else may have changed it meanwhile. */
export const savePicture = (
  documents: DocumentsPort,
  { slug, lastChange }: AlbumVersion,
  { event, changes, writes }: PictureWrites,
  line: { readonly id: string; readonly by: Staff },
): Promise<Edited> =>
  saveEdit(documents, { ...line, event, record: albumPath(slug), lastChange, changes, below: writes });

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Begins a draft. Another album may have its address since the list was read. */
    addAlbum: build.mutation<Added, Adding>({
      queryFn: withBackend(async ({ documents }, { actionId: id, by, slug, facts }) => {
        const record = albumPath(slug);
        const after = { state: albumLifecycle.initial };
        return saveNew(documents, {
          line: id,
          record,
          writes: [addAlbum(slug, id, facts), logChange({ id, by, record, event: albumAdded, after })],
        });
      }),
    }),
    /** Saves an edit, or another order of the pictures. */
    editAlbum: build.mutation<Edited, Edit>({
      queryFn: withBackend(({ documents }, { actionId: id, by, album, facts }) =>
        saveEdit(documents, {
          ...{ id, by, event: albumEdited, record: albumPath(album.slug) },
          lastChange: album.lastChange,
          changes: albumChanges(album, facts),
        }),
      ),
    }),
    /** Saves the texts of a picture and its consent. */
    editPicture: build.mutation<Edited, PictureEdit>({
      queryFn: withBackend(({ documents }, { actionId: id, by, album, picture, facts, consent }) =>
        savePicture(documents, album, editPicture(album, picture, facts, consent), { id, by }),
      ),
    }),
    /** Removes a picture with its bytes and its consent. */
    removePicture: build.mutation<Edited, PictureOf>({
      queryFn: withBackend(({ documents }, { actionId: id, by, album, picture }) =>
        savePicture(documents, album, removePicture(album, picture), { id, by }),
      ),
    }),
  }),
});

export const useAddAlbumMutation = onePress(api.useAddAlbumMutation);
export const useEditAlbumMutation = onePress(api.useEditAlbumMutation);
export const useEditPictureMutation = onePress(api.useEditPictureMutation);
export const useRemovePictureMutation = onePress(api.useRemovePictureMutation);
