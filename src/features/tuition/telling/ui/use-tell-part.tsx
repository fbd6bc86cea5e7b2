import type { ReactNode } from 'react';
import { lessonPath, type Lesson } from '@/entities/lesson';
import type { TellingArea } from '../model/telling-area';
import { useToTell } from '../model/use-to-tell';
import { useTellingWords } from '../model/use-telling-words';
import { TellLesson } from './tell-lesson';

/** Makes the part of the card of a lesson that asks to tell its family; nothing for whoever only looks. */
export function useTellPart(area: TellingArea): (lesson: Lesson) => ReactNode {
  const words = useTellingWords();
  const { owed, acts } = useToTell(area);
  return ({ offerId, id }) => {
    if (words !== 'ready' || !area.who) return null;
    const record = lessonPath(offerId, id);
    return <TellLesson change={owed.find((change) => change.record === record)} {...{ acts, area }} />;
  };
}
