import { useLocation } from 'react-router-dom';
import { parseReferenceCode } from '@/entities/reference-code';
import { textOfHash } from '@/shared/routes';

/** The code that a worry is about, from the fragment of the address; empty without a valid one. */
export function useAboutCode(): string {
  const { hash } = useLocation();
  const parsed = parseReferenceCode(textOfHash(hash));
  return 'code' in parsed ? parsed.code : '';
}
