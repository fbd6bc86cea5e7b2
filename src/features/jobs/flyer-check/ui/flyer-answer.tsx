import { StopHeading, textStyles } from 'design-system';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { CheckedFlyer } from '../model/check-flyer';
import { signIds, signs, strengthOf } from '../model/signs';
import { CodeAnswer } from './code-answer';
import styles from './flyer-answer.module.css';
import { FoundSigns } from './found-signs';
import { LinkAnswer } from './link-answer';
import { MarkedText } from './marked-text';
import { StillCheck } from './still-check';

/** What the page can say of a text. It never says that something is genuine: words alone cannot show it. */
export function FlyerAnswer({ checked }: { checked: CheckedFlyer }) {
  const { what, found } = checked;
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    answer.current?.querySelector('h2')?.focus();
  }, [checked]);
  const isCodeAlone = what.is === 'code';
  return (
    <div ref={answer} className={styles.answer}>
      {isCodeAlone ? <CodeAnswer found={what.code} /> : null}
      {what.is === 'link' ? <LinkAnswer host={what.host} code={what.code} /> : null}
      {what.is === 'text' && what.code ? <CodeAnswer found={what.code} /> : null}
      {isCodeAlone || (what.is === 'link' && found.length === 0) ? null : <Verdict checked={checked} />}
      {found.length === 0 || isCodeAlone ? null : (
        <>
          <FoundSigns checked={checked} />
          <MarkedText checked={checked} />
        </>
      )}
      <StillCheck />
    </div>
  );
}

function Verdict({ checked: { flyer, found } }: { checked: CheckedFlyer }) {
  const { t } = useTranslation('jobs');
  const kind = strengthOf(Math.max(0, ...found.map(({ id }) => signs[id].weight)));
  const count = found.length;
  const { length } = flyer.text;
  return (
    <div>
      <StopHeading tabIndex={-1} className={styles.heading}>
        {count === 0
          ? t('check.verdict.none', { count: signIds.length })
          : t(`check.verdict.${kind}`, { count })}
      </StopHeading>
      <p className={styles.words}>
        {t(count === 0 ? 'check.verdict.noneWords' : `check.verdict.${kind}Words`)}
      </p>
      <p className={textStyles.soft}>
        {flyer.leftOut === 0
          ? t('check.read', { count: length })
          : t('check.readPart', { read: length, all: length + flyer.leftOut })}
      </p>
    </div>
  );
}
