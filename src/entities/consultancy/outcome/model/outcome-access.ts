import { isAdmin, isAdministrator, type CollectionAccess } from '@/shared/backend';
import { isStored } from '@/shared/fields';
import { outcomeId, outcomePath, outcomeSchema } from './outcome';

/** What reports need of other records. */
export interface OutcomeSurroundings {
  readonly consultationPathOf: (ref: string) => string;
}

/**
 * Access rules of reports: whoever has the code of the consultation reads them. The school saves by the code,
 * the office by its duty. A version follows the one before it and is never changed.
 */
export const createOutcomeAccess = ({ consultationPathOf }: OutcomeSurroundings): CollectionAccess => ({
  pattern: outcomePath('{ref}', '{id}'),
  get: () => true,
  list: () => true,
  create: async (context) => {
    const { id, params, after, now, read, readAfter } = context;
    if (!isStored(outcomeSchema, after) || after === null) return false;
    const ref = params.ref ?? '';
    const [series, version] = [String(after.series), Number(after.version)];
    const [was, is] = [await read(consultationPathOf(ref)), await readAfter(consultationPathOf(ref))];
    return (
      id === outcomeId(series, version) &&
      after.createdAt === now &&
      after.isSample === false &&
      (after.from === 'office' ? isAdmin(context) : !isAdministrator(context)) &&
      (version === 1 || (await read(outcomePath(ref, outcomeId(series, version - 1)))) !== null) &&
      was !== null &&
      // Who may name it, and when, is decided with the change of the consultation.
      was.report !== id &&
      is?.report === id &&
      is.lastChange === after.change
    );
  },
});
