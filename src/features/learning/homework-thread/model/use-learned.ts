import { useState } from 'react';
import type { HomeworkAnswer, HomeworkQuestion, Learned } from '@/entities/homework/question';
import { useIsUnkept } from '@/shared/api';
import { createDeviceStore } from '@/shared/lib/storage';
import { keepLearned, readLearned } from './learned-store';
import { nextPart, openedOf, openNext } from './opened-parts';

/**
 * What whoever asked has opened of an answer, and typed as the answer to the check question. Mount it with
 * the question's id as its key.
 */
export function useLearned(question: HomeworkQuestion, answer: HomeworkAnswer) {
  const isUnkept = useIsUnkept(question.id);
  const [device] = useState(createDeviceStore);
  const [here, setHere] = useState(() => readLearned(device, question.id));
  const learned: Learned = {
    opened: openedOf(answer, here.opened, question.opened),
    checkAnswer: here.checkAnswer === '' ? question.checkAnswer : here.checkAnswer,
  };
  const change = (next: Learned) => {
    setHere(next);
    if (!isUnkept) keepLearned(device, question.id, next);
  };
  return {
    learned,
    next: nextPart(answer, learned.opened),
    openNext: () => change({ ...learned, opened: openNext(answer, learned.opened) }),
    answerCheck: (checkAnswer: string) => change({ ...learned, checkAnswer }),
  };
}
