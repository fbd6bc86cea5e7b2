import { Button, Disclosure } from 'design-system';
import styles from './homework.module.css';

interface ReadyWordsProps {
  heading: string;
  texts: readonly string[];
  onChoose: (text: string) => void;
}

/** Ready sentences, each of which goes into a field when it is pressed. */
export function ReadyWords({ heading, texts, onChoose }: ReadyWordsProps) {
  return (
    <Disclosure summary={heading}>
      <div className={styles.ready}>
        {texts.map((text) => (
          <Button key={text} variant="second" isSmall onClick={() => onChoose(text)}>
            {text}
          </Button>
        ))}
      </div>
    </Disclosure>
  );
}
