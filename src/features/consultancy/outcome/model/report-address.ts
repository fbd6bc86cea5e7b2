import { parseReferenceCode } from '@/entities/reference-code';
import { randomIdShape } from '@/shared/fields';

/** Which version of a report an address opens. */
export interface ReportAddress {
  /** Code of the consultation. */
  readonly code: string;
  readonly id: string;
}

/**
 * Reads the fragment of `routes.outcomeOf`.
 * @param text the decoded fragment
 * @returns null when it is not the address of a report
 */
export function readReportAddress(text: string): ReportAddress | null {
  const [typed = '', id = '', ...rest] = text.split('/');
  const parsed = parseReferenceCode(typed);
  if (!('code' in parsed) || rest.length > 0 || !randomIdShape.test(id)) return null;
  return { code: parsed.code, id };
}
