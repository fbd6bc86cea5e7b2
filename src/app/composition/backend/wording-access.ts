import { logged } from '@/entities/change-log';
import {
  notedOfWording,
  wordingAccess,
  wordingLifecycle,
  wordOverlayAccess,
} from '@/entities/content/wording';
import type { CollectionAccess } from '@/shared/backend';
import { officeOrCodeHolder } from '@/shared/lib/lifecycle';

/** Access rules of suggested words, and of the accepted ones that every visitor gets. */
export const wordingsAccess: readonly CollectionAccess[] = [
  logged(wordingAccess, wordingLifecycle, { moverOf: officeOrCodeHolder, noted: notedOfWording }),
  wordOverlayAccess,
];
