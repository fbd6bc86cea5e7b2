export { Appointment } from './ui/appointment';
export { BookTalk } from './ui/book-talk';
export { FreeTimes, type FreeTimesProps } from './ui/free-times';
export { SchoolTalks } from './ui/school-talks';
export { TalkList } from './ui/talk-list';
