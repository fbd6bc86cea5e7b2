import type { PackId } from '../model/pack';
import type { Question } from '../model/question';
import { angleTemplates } from './angles';
import { chanceTemplates } from './chance';
import { coordinateTemplates } from './coordinates';
import { electricityTemplates } from './electricity';
import { equationTemplates } from './equations';
import { expressionTemplates } from './expressions';
import { geometryTemplates } from './geometry';
import { indexTemplates } from './indices';
import { matterTemplates } from './matter';
import { measuringTemplates } from './measuring';
import { mensurationTemplates } from './mensuration';
import { motionTemplates } from './motion';
import { numberTemplates } from './number-bases';
import { percentageTemplates } from './percentages';
import { proportionTemplates } from './proportion';
import { createRandom } from './random';
import { sequenceTemplates } from './sequences';
import { statisticsTemplates } from './statistics';
import type { Template } from './template';
import { tradeTemplates } from './trade';

export const templates: readonly Template[] = [
  ...numberTemplates,
  ...indexTemplates,
  ...proportionTemplates,
  ...percentageTemplates,
  ...tradeTemplates,
  ...equationTemplates,
  ...expressionTemplates,
  ...sequenceTemplates,
  ...coordinateTemplates,
  ...mensurationTemplates,
  ...geometryTemplates,
  ...angleTemplates,
  ...statisticsTemplates,
  ...chanceTemplates,
  ...motionTemplates,
  ...electricityTemplates,
  ...matterTemplates,
  ...measuringTemplates,
];

/** How the ids of the syllabuses of a pack begin. */
const syllabuses: Readonly<Partial<Record<PackId, RegExp>>> = {
  'bece-math': /^bece-math\./,
  'bece-sci': /^bece-sci\./,
  'wassce-math': /^(wassce-cmath-old|shs-math-2024)\./,
  'wassce-sci': /^(wassce-sci-old|shs-sci-2024)\./,
};

/**
 * The variant of a seed, as a question of the pack.
 * @throws Error when the pack does not have the template
 */
export function makeVariant(template: Template, pack: PackId, seed: number): Question {
  const topic = template.topics[pack];
  if (topic === undefined) throw new Error(`${pack} does not have ${template.id}`);
  const weakness = template.weaknesses[pack];
  return {
    id: template.id,
    version: template.version,
    seed,
    topic,
    syllabus: template.syllabus.filter((id) => syllabuses[pack]?.test(id)),
    difficulty: template.difficulty,
    ...(weakness !== undefined && { weakness }),
    ...template.make(createRandom(seed)),
  };
}
