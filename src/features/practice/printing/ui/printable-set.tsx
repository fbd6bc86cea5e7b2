import { Button, Icon, Note, Row, Section, Skeleton, Tick } from 'design-system';

import { useTranslation } from 'react-i18next';
import { findCatalogPack, QuestionMaterial, type PackId, type Scope } from '@/entities/practice/pack';
import { usePrintedAlone } from '@/shared/lib/device';
import { useDataSaver } from '@/shared/data-saver';
import { PageHead } from '@/shared/ui/page-head';
import { usePrintable } from '../model/use-printable';
import { PrintedAnswer } from './printed-answer';
import { PrintedKey } from './printed-key';
import styles from './printable-set.module.css';

export interface PrintableSetProps {
  pack: PackId;
  scope: Scope;
  isWithAnswers: boolean;
  onAnswers: (isWithAnswers: boolean) => void;
  onLeave: () => void;
}

function Sheet({
  pack,
  scope,
  isWithAnswers,
  onAnswers,
  onLeave,
  mayUpdate,
}: PrintableSetProps & { mayUpdate: boolean }) {
  const { t } = useTranslation(['practice-paper', 'practice', 'shell']);
  const printable = usePrintable(pack, scope, mayUpdate);
  if (printable.kind === 'opening') return <Skeleton label={t('shell:loading')} lines={8} />;
  if (printable.kind === 'failed')
    return (
      <Note tone="call" role="alert">
        <p>{t(`failed.${printable.problem}`)}</p>
        <Button isSmall onClick={onLeave}>
          {t('leave')}
        </Button>
      </Note>
    );
  const { questions, source } = printable;
  const subject = t(`practice:packs.${pack}.full`);
  const part =
    scope.kind === 'topic'
      ? findCatalogPack(pack)?.topics.find(({ id }) => id === scope.topic)?.title
      : scope.kind === 'weakness'
        ? source.weakness(scope.weakness)?.name
        : undefined;
  const name = part === undefined ? subject : `${subject}: ${part}`;
  return (
    <>
      <div className={styles.screen}>
        <p>{t('print.count', { count: questions.length })}</p>
        <p>{questions.length > 0 ? t('print.hint') : t('print.empty')}</p>
        <Tick checked={isWithAnswers} onChange={({ target }) => onAnswers(target.checked)}>
          {t('print.answers')}
        </Tick>
        <Row>
          <Button onClick={() => window.print()}>
            <Icon name="print" />
            {t('print.print')}
          </Button>
          <Button variant="second" onClick={onLeave}>
            {t('leave')}
          </Button>
        </Row>
      </div>
      <div className={styles.sheet}>
        <section data-page="questions">
          <h1 className={styles.heading}>{t('print.heading', { name })}</h1>
          <p className={styles.who}>{t('print.who')}</p>
          <ol className={styles.questions}>
            {questions.map((question) => (
              <li key={question.id} className={styles.question}>
                <div className={styles.content}>
                  <QuestionMaterial question={question} passages={source.pack.passages} />
                  <PrintedAnswer question={question} />
                </div>
              </li>
            ))}
          </ol>
          <p>{t('print.footer')}</p>
        </section>
        {isWithAnswers ? <PrintedKey {...{ name, questions }} /> : null}
      </div>
    </>
  );
}

/** A set of questions for A4, with or without its answers. */
export function PrintableSet(props: PrintableSetProps) {
  const { t } = useTranslation(['practice-paper', 'practice', 'shell']);
  usePrintedAlone('questions');
  const { isOn: isSavingData, isKnown } = useDataSaver();
  const name = t(`practice:packs.${props.pack}.full`);
  return (
    <Section isFirst isTight>
      <PageHead title={t('print.title', { name })} description={t('description')} />
      {isKnown ? (
        <Sheet key={`${props.pack} ${JSON.stringify(props.scope)}`} {...props} mayUpdate={!isSavingData} />
      ) : (
        <Skeleton label={t('shell:loading')} lines={8} />
      )}
    </Section>
  );
}
