import { clsx } from 'clsx/lite';
import { textStyles } from 'design-system';
import type { Tracking } from '@/entities/tracking';
import { routes } from '@/shared/routes';
import { TextLink } from '@/shared/ui/links';
import { useNextThing } from '../model/use-next-thing';
import { useNowWords } from '../model/use-now-words';
import { useDiscreetHeading } from '../model/use-record-heading';
import { useSeenSteps } from '../model/use-seen-steps';
import { KeptAsOf } from './kept-as-of';
import { WhoLine } from './who-line';
import styles from './home-now.module.css';

export interface CodeNowProps {
  code: string;
  tracking: Tracking;
}

/**
 * One code in the list of this phone: what the record is, what is to be done now as the home page says it, by
 * whom and until when. Says nothing of a worry, since others may see the list.
 */
export function CodeNow({ code, tracking }: CodeNowProps) {
  const now = useNextThing(code, tracking, { isDiscreet: true });
  useSeenSteps(code, tracking);
  const { title, who, until } = useNowWords(now, { isDiscreet: true });
  return (
    <>
      <span className={clsx(styles.topic, textStyles.small)}>{useDiscreetHeading(tracking.topic)}</span>
      <b>
        <TextLink to={routes.codeOf(code)}>{title}</TextLink>
      </b>
      <WhoLine {...{ now, who, until }} />
      <KeptAsOf code={code} />
    </>
  );
}
