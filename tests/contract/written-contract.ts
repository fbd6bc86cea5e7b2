import type { BackendPort } from '@/shared/backend';
import { albumKind, describeAlbumContract } from './album-contract';
import { articleKind } from './article-contract';
import type { BackendUnderTest } from './backend-contract';
import { faqKind } from './faq-contract';
import { describeTextContract } from './text-contract';

/**
 * Contract of what the office writes: articles, questions of the FAQ, albums with their pictures.
 * @param current returns the backend of the running test
 */
export function describeWrittenContract(
  name: string,
  current: () => { readonly backend: BackendPort; readonly test: BackendUnderTest },
): void {
  for (const kind of [articleKind, faqKind, albumKind]) describeTextContract(name, kind, current);
  describeAlbumContract(name, current);
}
