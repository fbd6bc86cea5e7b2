export { useActiveTutorsQuery, useAllTutorsQuery, useTutorPhotoQuery, useTutorQuery } from './api/tutor-api';
export { hiddenUntilOf, isHidingOver, ladderStep, type LadderStep } from './model/no-show-ladder';
export { ladderOf, type Rung } from './model/evidence-ladder';
export { freeSlots, nextFreeTimes, type FreeTime } from './model/free-times';
export { shownName } from './model/name-tutor';
export { maximumPrice, mostAbsences, parseTutor, tutorPath, type OwnFields, type Tutor } from './model/tutor';
export { notedOfTutor, ownProfileAccess, suspendedSince, tutorAccess } from './model/tutor-access';
export { mayTakeOffers, tutorLife, tutorLifeMachine } from './model/tutor-life';
export { changeOwnFields, correctTutor, createTutor, type NewTutor } from './model/write-tutor';
