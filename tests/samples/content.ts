import { castVote, helpfulPath, type Helpful } from '@/entities/content/helpful-vote';
import type { Write } from '@/shared/backend';

export const ballot = '7f0c5b53-2c9b-4a0e-9a5e-5c8d1d1f4a10';
export const votePath = helpfulPath('cost', ballot);

/** Somebody says whether an answer helped. */
export const helpfulVote = (vote: Helpful = 'no'): Write => castVote('cost', ballot, vote);
