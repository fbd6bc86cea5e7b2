import { teamFacts } from '../choices';
import type { OfficeFacts } from './built-facts';

/** A person of the office, as visitors read it. */
interface TeamMember {
  readonly name: string;
  readonly role: string;
  /** A sentence on the person; may be empty. */
  readonly words: string;
}

/** The people of the office, in their order; empty before the office has named anybody. */
export const teamOf = (office: Pick<OfficeFacts, (typeof teamFacts)[number]>): readonly TeamMember[] =>
  teamFacts
    .map((fact) => office[fact])
    .filter((line) => line !== '')
    .map((line) => {
      const [name = '', role = '', words = ''] = line.split(' | ');
      return { name, role, words };
    });
