import { Button, Row } from 'design-system';
import { useCopying } from '../../lib/device';
import styles from './public-link.module.css';

interface PublicLinkProps {
  /** Path of the page at which anybody can check the paper. */
  to: string;
  words: Readonly<Record<'link' | 'print' | 'copy' | 'copied' | 'notCopied', string>>;
}

/** The address of a paper that anybody can check, printed with it, and the buttons to print and to copy. */
export function PublicLink({ to, words }: PublicLinkProps) {
  const link = `${location.origin}${to}`;
  const { place, outcome, copy } = useCopying<HTMLElement>(link);
  return (
    <>
      <p>
        {words.link}
        <br />
        <b ref={place} className={styles.link}>
          {link}
        </b>
      </p>
      <Row className={styles.screen}>
        <Button onClick={() => print()}>{words.print}</Button>
        <Button variant="second" onClick={copy}>
          {words.copy}
        </Button>
      </Row>
      <p role="status" className={styles.screen}>
        {outcome ? words[outcome] : null}
      </p>
    </>
  );
}
