import { Lead, RuledList, Section, Skeleton, stackStyles } from 'design-system';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useWordingsOfCodeQuery, type Wording } from '@/entities/content/wording';
import { BackendProblem } from '@/shared/ui/form';
import { SenderName } from './sender-name';

interface WordingsOfCodeProps {
  /** Code of kind `wording`. */
  code: string;
  /** The code, to copy and to keep. */
  hold: ReactNode;
  /** Form for another code. */
  another: ReactNode;
  /** Rendered when nothing was sent under this code. */
  unknown: ReactNode;
}

/** The words that somebody suggested under a code, and what the office decided about each. */
export function WordingsOfCode({ code, hold, another, unknown }: WordingsOfCodeProps) {
  const { t } = useTranslation(['wordings', 'shell']);
  const { data, error, isLoading } = useWordingsOfCodeQuery(code);
  if (isLoading)
    return (
      <Section>
        <Skeleton label={t('shell:loading')} lines={5} />
      </Section>
    );
  if (data?.length === 0) return unknown;
  return (
    <>
      <Section isFirst className={stackStyles.near}>
        <h1>{t('code.heading')}</h1>
        {data ? <Lead>{t('code.lead', { count: data.length })}</Lead> : <BackendProblem error={error} />}
        {hold}
      </Section>
      {data ? (
        <Section ground="surface" isTight className={stackStyles.near}>
          <h2>{t('code.known')}</h2>
          <RuledList>
            {data.map((wording) => (
              <li key={wording.id}>
                <Decided wording={wording} />
              </li>
            ))}
          </RuledList>
          <SenderName wordings={data} />
        </Section>
      ) : null}
      {another}
    </>
  );
}

function Decided({ wording: { key, text, state, accepted, answer } }: { wording: Wording }) {
  const { t } = useTranslation('wordings');
  return (
    <>
      <p>
        <small>{key}</small>
      </p>
      <p>{t('code.yours', { text })}</p>
      <p>{t(`code.states.${state}`, { text: accepted })}</p>
      {answer === '' ? null : <p>{t('code.answer', { answer })}</p>}
    </>
  );
}
