import { readAnswer } from '../model/read-answer';
import styles from './faq-answer.module.css';

/** An answer of the office: paragraphs of plain text, with links. */
export function FaqAnswer({ answer }: { answer: string }) {
  return readAnswer(answer).map((parts, index) => (
    <p key={index} className={styles.paragraph}>
      {parts.map(({ text, href }, at) =>
        href === undefined ? (
          text
        ) : (
          <a key={at} href={href} rel="noreferrer">
            {text}
          </a>
        ),
      )}
    </p>
  ));
}
