import type { Tutor } from './tutor';

/** Where a family wants lessons; empty while it has not said so, which excludes nobody. */
export interface WantedPlace {
  readonly where: Tutor['where'] | '';
  readonly region: Tutor['regions'][number] | '';
}

/** Whether lessons can take place at home or online; null when neither works. */
export function lessonWay(
  { where, region }: WantedPlace,
  tutor: Pick<Tutor, 'where' | 'regions'>,
): 'home' | 'online' | null {
  const isHome = where !== 'online' && tutor.where !== 'online';
  if (isHome && (region === '' || tutor.regions.includes(region))) return 'home';
  return where !== 'home' && tutor.where !== 'home' ? 'online' : null;
}
