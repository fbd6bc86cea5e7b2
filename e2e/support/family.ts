/** Stored documents of a family's request, offers and lessons. */

export const hourMs = 3_600_000;
export const ago = (hours: number) => new Date(Date.now() - hours * hourMs).toISOString();

const learner = {
  gender: 'boy',
  age: 13,
  need: '',
  schoolClass: 'jhs-2',
  subjects: ['mathematics'],
  prioritySubject: 'mathematics',
  hours: ['tue-evening', 'sat-morning'],
  perWeek: 2,
  startDate: ago(0).slice(0, 10),
  where: 'home',
  region: 'GH-AA',
  town: 'Adenta',
};

export const stamp = (hours: number) => ({
  createdAt: ago(hours),
  movedAt: ago(hours - 1),
  updatedAt: ago(hours - 1),
  lastChange: '',
  isSample: true,
});

export function request(ref: string, state: string) {
  const lessons = { schoolClass: 'jhs-2', subjects: ['mathematics'], prioritySubject: 'mathematics' };
  const steps = { sent: { what: 'submitted', at: ago(30) }, s1: { what: state, at: ago(5) } };
  return {
    [`tuitionRequests/${ref}`]: {
      ...stamp(30),
      state,
      learner: { name: '', gender: 'boy', age: 13, need: '' },
      lessons: {
        ...lessons,
        hours: learner.hours,
        perWeek: 2,
        startDate: learner.startDate,
        tutorGender: 'any',
        budget: 0,
      },
      place: { where: 'home', region: 'GH-AA', town: 'Adenta' },
      cancellation: { reason: '', words: '' },
    },
    [`tracking/${ref}`]: {
      topic: { kind: 'tuition', schoolClass: 'jhs-2', subject: 'mathematics' },
      state,
      steps,
    },
  };
}

export function offer(
  ref: string,
  id: string,
  tutorId: string,
  state: string,
  hours: readonly string[] = [],
  transport?: number,
) {
  return {
    [`offers/${id}`]: {
      ...stamp(6),
      state,
      tutorId,
      learner,
      price: 6000,
      groupSize: 1,
      answer: { hours, reason: '', words: '', ...(transport !== undefined && { transport }) },
      ending: { by: '', reason: '', words: '' },
    },
    [`offers/${id}/family/link`]: { ref },
    [`tuitionRequests/${ref}/proposals/${id}`]: { tutorId, createdAt: ago(6) },
  };
}

export const ids = {
  ama: '3f0c2f4e-6a4b-4a52-9a5f-0d5a3d8f1c11',
  kofi: '3f0c2f4e-6a4b-4a52-9a5f-0d5a3d8f1c12',
  gone: '3f0c2f4e-6a4b-4a52-9a5f-0d5a3d8f1c13',
  lesson: '7b1df9b2-8a75-4c43-a3a5-1b7f0de0a111',
};

export function lesson(
  offerId: string,
  state: string,
  isTrial: boolean,
  startsInHours: number,
  lessonId = ids.lesson,
) {
  const startsAt = `${new Date(Date.now() + startsInHours * hourMs).toISOString().slice(0, 16)}:00.000Z`;
  return {
    [`offers/${offerId}/lessons/${lessonId}`]: {
      ...stamp(4),
      state,
      tutorId: 'demo-tutor',
      startsAt,
      minutes: 75,
      isTrial,
      where: 'home',
      price: 6000,
      report:
        state === 'taught'
          ? { attendance: 'present', topic: 'Fractions', mastery: '3', next: 'Word problems' }
          : { attendance: '', topic: '', mastery: '', next: '' },
      cancellation: { reason: '', words: '' },
    },
  };
}
