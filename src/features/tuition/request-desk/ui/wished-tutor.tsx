import { useAllTutorsQuery } from '@/entities/tutor';

/** Name of the tutor whom a family wishes for; the account, or the slug, until the profiles are read. */
export function WishedTutor({ wished }: { wished: string }) {
  const { data = [] } = useAllTutorsQuery(null);
  return data.find(({ id, slug }) => [id, slug].includes(wished))?.name ?? wished;
}
