import { clsx } from 'clsx/lite';
import styles from './icon.module.css';

/** Paths in a 24 × 24 box with one 2 px stroke, continuous where possible. */
const paths = {
  add: 'M12 8V16M8 12H16M5 4H19L20 5V19L19 20H5L4 19V5z',
  arrow: 'M4 12H20L13 5L20 12L13 19',
  check: 'M4 13L9 18L20 6',
  close: 'M6 6L12 12L18 6L12 12L18 18L12 12L6 18',
  copy: 'M16 16h4V4H8v4H4v12h12V8H8',
  download: 'M12 3V15L7 10L12 15L17 10M4 20H20',
  filter: 'M4 5H20L14 12V19L10 17V12z',
  flag: 'M5 21V4H18L14.5 8.5L18 13H5',
  language: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0H21M12 3c5 5 5 13 0 18c-5-5-5-13 0-18',
  menu: 'M4 6H17a3 3 0 0 1 0 6H7a3 3 0 0 0 0 6H20',
  phone: 'M5 4H9L11 9L8.5 10.5a11 11 0 0 0 5 5L15 13L20 15V19a1 1 0 0 1-1 1A15 15 0 0 1 4 5a1 1 0 0 1 1-1',
  print: 'M7 9V4H17V9H20V17H17V20H7V17H4V9H17',
  share: 'M12 15V3L7.5 7.5L12 3L16.5 7.5M5 12V20H19V12',
  theme: 'M12 3a9 9 0 1 1 0 18V3a9 9 0 0 0 0 18',
  turn: 'M19 12a7 7 0 1 1-2.5-5.4M17 2V7H12',
  whatsapp: 'M4 20l1.6-4.4A8.2 8.2 0 1 1 9 19z',
  write: 'M4 20V16L16 4l4 4L8 20z',
} as const;

export type IconName = keyof typeof paths;

export const iconNames = Object.keys(paths) as IconName[];

/** A decorative icon beside a label; hidden from screen readers. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return (
    <svg className={clsx(styles.icon, styles.stroke, className)} aria-hidden="true" viewBox="0 0 24 24">
      <path d={paths[name]} />
    </svg>
  );
}
