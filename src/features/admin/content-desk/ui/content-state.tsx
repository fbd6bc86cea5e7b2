import { Row } from 'design-system';
import { StateMark } from '@/shared/desk';
import { TextLink } from '@/shared/ui/links';
import styles from './content.module.css';

interface ContentStateProps {
  state: string;
  /** Address at which visitors read it. */
  to: string;
  /** Words of the link. */
  shown: string;
}

/** The state of a text, and the way to it once it is published. */
export function ContentState({ state, to, shown }: ContentStateProps) {
  return (
    <Row>
      <StateMark state={state} isLate={false} />
      {state === 'published' ? (
        <TextLink className={styles.link} to={to}>
          {shown}
        </TextLink>
      ) : null}
    </Row>
  );
}
