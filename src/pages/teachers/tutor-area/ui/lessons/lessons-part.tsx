import { lazy } from 'react';
import { loadLessonsView } from '@/features/tuition/lessons';
import { useTellPart } from '@/features/tuition/telling';
import type { Area } from '../use-area';

const LessonsView = lazy(loadLessonsView);

/** The register. The card of each lesson asks to tell the family what the tutor did. */
export function LessonsPart({ area }: { area: Area }) {
  const tellPart = useTellPart(area);
  return <LessonsView {...{ area, tellPart }} />;
}
