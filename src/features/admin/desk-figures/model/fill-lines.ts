import type { FillShare } from '@/entities/site-figure';

export interface FillLine<Key extends string> {
  readonly key: Key;
  readonly share: FillShare;
}

/** Where most families are left without a tutor comes first, then where most asked. */
export const inOrder = <Key extends string>(
  shares: Readonly<Partial<Record<Key, FillShare>>>,
): readonly FillLine<Key>[] =>
  (Object.entries(shares) as [Key, FillShare][])
    .map(([key, share]) => ({ key, share }))
    .sort(
      ({ share: one }, { share: other }) =>
        other.asked - other.found - (one.asked - one.found) || other.asked - one.asked,
    );
