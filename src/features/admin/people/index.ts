export { PeopleView } from './ui/people-view';
