import type { PackId } from '../model/pack';
import type { Candidate, PackTemplates } from '../model/question-source';
import { makeVariant, templates } from './all-templates';

/** The templates of a pack; none for a pack without calculations. */
export function templatesOf(pack: PackId): PackTemplates {
  const own = templates.filter(({ topics }) => topics[pack] !== undefined);
  const byId = new Map(own.map((template) => [template.id, template]));
  return {
    candidates: own.map(({ id, version, topics, difficulty, weaknesses, misconceptions }): Candidate => {
      const weakness = weaknesses[pack];
      return {
        ...{ id, version, difficulty, topic: topics[pack] ?? '' },
        ...(weakness !== undefined && { weakness }),
        isTemplate: true,
        misconceptions: new Set(misconceptions),
      };
    }),
    make: (id, seed) => {
      const template = byId.get(id);
      return template ? makeVariant(template, pack, seed) : null;
    },
  };
}
