export { passOn, takeBack } from './model/pass-writes';
export { PassPart } from './ui/pass-part';
export { SchoolCode } from './ui/school-code';
