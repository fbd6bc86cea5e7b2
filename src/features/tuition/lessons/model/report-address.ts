/** In the address of the lessons: the lesson whose report is open. */
export const reportParam = 'report';

/** What is added to the query of the lessons to open the report of one. */
export const reportQuery = (lessonId: string): string => `&${reportParam}=${lessonId}`;
