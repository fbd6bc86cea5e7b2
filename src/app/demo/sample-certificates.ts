import { askCertificate, countLessons, type NewCertificate } from '@/entities/certificate';
import { createChangeId } from '@/entities/change-log';
import { isServerTime, type DocumentData } from '@/shared/backend';

interface SampleCertificate extends Pick<
  NewCertificate,
  'offerId' | 'tutorId' | 'tutorName' | 'schoolClass' | 'subjects'
> {
  /** The confirmed lessons. */
  readonly confirmed: readonly { readonly startsAt: string; readonly minutes: number }[];
  /** When the family confirmed it, ISO 8601. */
  readonly at: string;
}

/** A sample certificate, confirmed by the family. */
export function certificateDocuments({
  confirmed,
  at,
  ...facts
}: SampleCertificate): Readonly<Record<string, DocumentData>> {
  const counted = countLessons(confirmed);
  if (counted === null) return {};
  const writes = askCertificate({
    id: crypto.randomUUID(),
    changeId: createChangeId(),
    ...facts,
    ...counted,
  });
  return Object.fromEntries(
    writes.flatMap((write) => {
      if (write.type !== 'create') return [];
      const dated = Object.entries(write.data).map(([field, value]) => [
        field,
        isServerTime(value) ? at : value,
      ]);
      const data = Object.fromEntries(dated) as DocumentData;
      return [[write.path, 'state' in data ? { ...data, state: 'confirmed', isSample: true } : data]];
    }),
  );
}
