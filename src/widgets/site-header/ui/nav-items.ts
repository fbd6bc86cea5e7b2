import { routes } from '@/shared/routes';

interface NavItem {
  readonly to: string;
  readonly key: string;
}

/** Links of the header's upper row, from 1280 px on: for those who teach, ask, or have an account. */
const sideNav = [
  { to: routes.apply, key: 'apply' },
  { to: routes.enquiry, key: 'write' },
  { to: routes.tutorEntry, key: 'signIn' },
] as const satisfies readonly NavItem[];

/** Links of its lower row. */
const mainNav = [
  { to: routes.tuition, key: 'tuition' },
  { to: routes.tutors, key: 'tutors' },
  { to: routes.practice, key: 'practice' },
  { to: routes.homework, key: 'homework' },
  { to: routes.counselling, key: 'counselling' },
  { to: routes.consultancy, key: 'schools' },
  { to: routes.jobs, key: 'jobs' },
  { to: routes.code, key: 'code' },
] as const satisfies readonly NavItem[];

/** Header links by row, from 1280 px on. */
export const headerNav = [sideNav, mainNav] as const;

/** Drawer links, below 1280 px. Whoever comes back finds a code without scrolling. */
export const drawerNav = [
  { to: routes.home, key: 'home' },
  { to: routes.code, key: 'code' },
  { to: routes.tuition, key: 'tuition' },
  { to: routes.tutors, key: 'tutors' },
  { to: routes.practice, key: 'practice' },
  { to: routes.homework, key: 'homework' },
  { to: routes.counselling, key: 'counselling' },
  { to: routes.consultancy, key: 'schools' },
  { to: routes.jobs, key: 'jobs' },
  { to: routes.apply, key: 'apply' },
  { to: routes.enquiry, key: 'write' },
  { to: routes.tutorEntry, key: 'signIn' },
] as const satisfies readonly NavItem[];

/** Links below those, in two columns. With these the menu has all that the footer of a phone leaves out. */
export const moreNav = [
  { to: routes.faq, key: 'questions' },
  { to: routes.about, key: 'about' },
  { to: routes.blog, key: 'blog' },
  { to: routes.gallery, key: 'gallery' },
  { to: routes.app, key: 'app' },
  { to: routes.adminEntry, key: 'officeSignIn' },
] as const satisfies readonly NavItem[];

/** Where somebody who is signed in comes to the own area. */
export type Entry = typeof routes.adminEntry | typeof routes.tutorEntry;

/** Without a second sign-in for whoever is signed in. */
export const navFor = <Item extends NavItem>(entry: Entry | null, items: readonly Item[]) =>
  entry === null ? items : items.filter(({ key }) => key !== 'officeSignIn');

/** The word of a link. Where somebody is signed in, signing in leads to the own area. */
export const wordOf = <Key extends string>(key: Key, isSignedIn = false): Key | 'myArea' =>
  key === 'signIn' && isSignedIn ? 'myArea' : key;
