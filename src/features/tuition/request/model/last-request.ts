import * as v from 'valibot';
import { lessonsPerWeek, type TuitionRequestInput } from '@/entities/tuition-request';
import { lessonPlaces } from '@/shared/choices';
import { isSharedPhone, storageKeys } from '@/shared/config';
import { regionCodes, schoolClasses, weekSlots } from '@/shared/ghana';
import type { KeyValueStore } from '@/shared/lib/storage';

/** What a second request is likely to share with the first. Nobody can be found by it. */
const schema = v.object({
  schoolClass: v.picklist(schoolClasses),
  hours: v.array(v.picklist(weekSlots)),
  lessonsPerWeek: v.picklist(lessonsPerWeek),
  where: v.picklist(lessonPlaces),
  region: v.picklist(regionCodes),
});

export type LastRequest = v.InferOutput<typeof schema>;

/** Keeps it on this device, for the next request; never on a shared phone. */
export function keepLastRequest(device: KeyValueStore, sent: TuitionRequestInput): void {
  const read = v.safeParse(schema, sent);
  if (read.success && !isSharedPhone(device))
    device.set(storageKeys.lastRequest, JSON.stringify(read.output));
}

/** What was kept; null without a request, on a shared phone, and for what an older version wrote. */
export function readLastRequest(device: KeyValueStore): LastRequest | null {
  if (isSharedPhone(device)) return null;
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), device.get(storageKeys.lastRequest));
  return read.success ? read.output : null;
}
