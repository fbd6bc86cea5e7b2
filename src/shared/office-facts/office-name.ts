import type { OfficeFacts } from './built-facts';

/** Name under which the office takes money: its registered name, or that of the site until it is set. */
export const nameOfOffice = ({ officeName }: Pick<OfficeFacts, 'officeName'>): string =>
  officeName === '' ? 'Lifeline' : officeName;
