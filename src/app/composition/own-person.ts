export { keepOwnPerson } from '@/entities/person';
