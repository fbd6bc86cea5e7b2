import type { ChangedBy } from '../../src/entities/change-log';
import { lessonPath, type LessonEvent } from '../../src/entities/lesson';
import { offerPath } from '../../src/entities/offer';
import type { DocumentData } from '@/shared/backend';
import { approveTutor, makeOffer, newLesson, transitionOf } from '../samples/offers';
import { sendRequest } from '../samples/records';
import { documentsOf, type Documents } from './attempt';
import { asOffice, world } from './matrix-people';

interface ChosenLesson {
  /** Code of the family that chose the tutor. */
  readonly ref: string;
  /** Code of another family. */
  readonly otherRef: string;
  readonly offerId: string;
  readonly id: string;
  /** ISO 8601; the sample's start unless given. */
  readonly start?: string;
}

/** The world with one lesson of a chosen offer, with the demo tutor or another. */
export const chosenLesson =
  ({ ref, otherRef, offerId, id, start }: ChosenLesson) =>
  (fields: DocumentData, tutorId = 'demo-tutor'): Documents => {
    const made = documentsOf(makeOffer(ref, { id: offerId, tutorId }, asOffice('A')));
    const planned = documentsOf([newLesson(offerId, id, tutorId, start)]);
    const record = lessonPath(offerId, id);
    return {
      ...world,
      ...documentsOf(approveTutor(tutorId, asOffice('A'))),
      ...documentsOf(sendRequest(ref)),
      ...documentsOf(sendRequest(otherRef)),
      ...made,
      [offerPath(offerId)]: { ...made[offerPath(offerId)], state: 'chosen' },
      ...planned,
      [record]: { ...planned[record], ...fields },
    };
  };

/** Moves a lesson from one state to another; with `actOf`, by an act of the family with this code. */
export const lessonTurn =
  (record: string) =>
  (
    [from, to, event]: readonly [from: string, to: string, event: LessonEvent],
    by: ChangedBy,
    changes: DocumentData = {},
    actOf?: string,
  ) =>
    transitionOf(record, { from, to, event, by, changes, ...(actOf !== undefined && { actOf }) });
