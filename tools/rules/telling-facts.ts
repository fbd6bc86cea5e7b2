import {
  dueIdEnd,
  lessonPlanned,
  paperExpiring,
  paperIdEnd,
  paymentDue,
  tellingSchema,
} from '@/entities/telling/model/telling';
import { literal } from './schema-rules';
import { shape } from './shape';

/** Values of the template about who was told what. */
export const tellingFacts: Readonly<Record<string, string>> = {
  ...shape('isTelling', tellingSchema),
  'lesson planned': literal(lessonPlanned),
  'paper expiring': literal(paperExpiring),
  'paper id end': literal(paperIdEnd),
  'payment due': literal(paymentDue),
  'due id end': literal(dueIdEnd),
};
