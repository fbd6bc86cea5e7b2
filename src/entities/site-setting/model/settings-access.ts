import { dequal } from 'dequal/lite';
import { isAdmin, type AccessContext, type CollectionAccess, type DocumentData } from '@/shared/backend';
import { isStored } from '@/shared/fields';
import {
  factGroups,
  factNames,
  settingsChanged,
  siteSettingsPath,
  siteSettingsSchema,
} from './site-settings';

/** Everybody reads the settings, administrators write them. A fact that is set stays set. */
export const siteSettingsAccess: CollectionAccess = {
  pattern: siteSettingsPath,
  get: () => true,
  create: (context) => mayWrite(context) && context.after?.isSample === false,
  update: (context) => mayWrite(context) && context.after?.isSample === context.before?.isSample,
};

const groups: readonly (readonly string[])[] = Object.values(factGroups);

const mayWrite = (context: AccessContext): boolean =>
  isAdmin(context) &&
  isStored(siteSettingsSchema, context.after) &&
  context.after?.updatedAt === context.now &&
  Object.keys(context.before ?? {}).every((name) => name in (context.after ?? {}));

/**
 * Whether a change-log entry names exactly the facts that change, as they were and as they will be. They are
 * of one group.
 */
export function isTrueOfSettings(
  change: DocumentData,
  { before, after }: Pick<AccessContext, 'before' | 'after'>,
): boolean {
  const changed = factNames.filter((name) => before?.[name] !== after?.[name]);
  const valuesIn = (data: DocumentData | null) =>
    Object.fromEntries(changed.flatMap((name) => (data && name in data ? [[name, data[name]]] : [])));
  return (
    changed.length > 0 &&
    groups.some((names) => changed.every((name) => names.includes(name))) &&
    change.event === settingsChanged &&
    dequal(change.before, valuesIn(before)) &&
    dequal(change.after, valuesIn(after))
  );
}
