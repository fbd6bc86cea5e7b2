import type { ReactNode } from 'react';
import { useDoor } from '../../model/use-door';
import type { LessonItemProps } from './lesson-item';

interface UnlessComeProps extends Pick<LessonItemProps, 'code' | 'acts' | 'lesson'> {
  children: ReactNode;
}

/** What makes no sense any more once the tutor has typed the right code on arrival, also before the start. */
export function UnlessCome({ code, acts, lesson, children }: UnlessComeProps) {
  const { arrival } = useDoor(code, lesson, acts);
  return arrival.kind === 'right' ? null : children;
}
