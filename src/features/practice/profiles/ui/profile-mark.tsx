import type { ProfileColour } from '@/entities/practice/progress';
import styles from './profile-mark.module.css';

/** Colour of a profile beside its name, which says the same. */
export function ProfileMark({ colour }: { colour: ProfileColour }) {
  return <i aria-hidden="true" className={styles.mark} data-colour={colour} />;
}
