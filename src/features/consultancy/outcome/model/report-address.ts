import { parseReferenceCode } from '@/entities/reference-code';
import { outcomeIdShape } from '@/entities/consultancy/outcome';

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
  if (!('code' in parsed) || rest.length > 0 || !outcomeIdShape.test(id)) return null;
  return { code: parsed.code, id };
}
