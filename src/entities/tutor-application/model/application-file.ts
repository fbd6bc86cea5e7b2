import * as v from 'valibot';
import { fileSlotSchema, type StoredFile } from '@/shared/fields';

/** Kinds of papers; at most one file of each. */
export const paperKinds = ['ghana-card', 'ntc-licence', 'certificate', 'police-clearance', 'photo'] as const;

export type PaperKind = (typeof paperKinds)[number];

/** Field of each kind in the record: `files.ghanaCard`. */
export const paperField = {
  'ghana-card': 'ghanaCard',
  'ntc-licence': 'ntcLicence',
  certificate: 'certificate',
  'police-clearance': 'policeClearance',
  photo: 'photo',
} as const satisfies Record<PaperKind, string>;

/** A map, so that there is one file of each kind, which a new one replaces. */
export const filesSchema = v.strictObject({
  ghanaCard: fileSlotSchema,
  ntcLicence: fileSlotSchema,
  certificate: fileSlotSchema,
  policeClearance: fileSlotSchema,
  photo: fileSlotSchema,
});

/** A file of an application. */
export interface ApplicationFile extends StoredFile {
  readonly kind: PaperKind;
}

/** Converts files to the record's map. */
export function toFileSlots(files: readonly ApplicationFile[]): v.InferOutput<typeof filesSchema> {
  const slotOf = (kind: PaperKind) => {
    const found = files.find((file) => file.kind === kind);
    return found ? { id: found.id, name: found.name, type: found.type, size: found.size } : '';
  };
  return {
    ghanaCard: slotOf('ghana-card'),
    ntcLicence: slotOf('ntc-licence'),
    certificate: slotOf('certificate'),
    policeClearance: slotOf('police-clearance'),
    photo: slotOf('photo'),
  };
}

/** Lists the files of a record, in the order of `paperKinds`. */
export const filesOf = ({
  files,
}: {
  readonly files: v.InferOutput<typeof filesSchema>;
}): readonly ApplicationFile[] =>
  paperKinds.flatMap((kind) => {
    const slot = files[paperField[kind]];
    return slot === '' ? [] : [{ kind, ...slot }];
  });
