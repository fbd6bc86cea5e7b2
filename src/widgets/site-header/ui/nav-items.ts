import { routes } from '@/shared/routes';

interface NavItem {
  readonly to: string;
  readonly key: string;
}

/** Header links, from 1280 px on. */
export const mainNav = [
  { to: routes.tuition, key: 'tuition' },
  { to: routes.tutors, key: 'tutors' },
  { to: routes.practice, key: 'practice' },
  { to: routes.homework, key: 'homework' },
  { to: routes.counselling, key: 'counselling' },
  { to: routes.consultancy, key: 'schools' },
  { to: routes.jobs, key: 'jobs' },
  { to: routes.code, key: 'code' },
] as const satisfies readonly NavItem[];

/** Drawer links, below 1280 px. */
export const drawerNav = [
  { to: routes.home, key: 'home' },
  ...mainNav,
  { to: routes.apply, key: 'apply' },
  { to: routes.faq, key: 'questions' },
  { to: routes.about, key: 'about' },
  { to: routes.enquiry, key: 'write' },
  { to: routes.tutorEntry, key: 'signIn' },
] as const satisfies readonly NavItem[];
