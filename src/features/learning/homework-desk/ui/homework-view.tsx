import { Field, Select, Skeleton } from 'design-system';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  homeworkQuestionTimeline,
  useAllHomeworkQuestionsQuery,
  useJunkHomeworkQuestionsQuery,
  type HomeworkQuestion,
} from '@/entities/homework/question';
import { kindOfCode, parseReferenceCode } from '@/entities/reference-code';
import { useHasDuty } from '@/entities/session';
import { useHomeworkFiguresQuery } from '@/entities/site-figure';
import {
  findRecord,
  indexRecords,
  RecordList,
  useDeskRecords,
  useDeskTable,
  type DeskWays,
  type ListSlots,
} from '@/shared/desk';
import { subjects } from '@/shared/ghana';
import { useNow } from '@/shared/lib/clock';
import { useQuestionOfCodeQuery } from '../api/homework-desk-api';
import { homeworkRow, isPublishable, soonestFirst } from '../model/homework-row';
import { HomeworkRecord } from './homework-record';
import { SolvedList } from './solved-list';
import { useHomeworkColumns } from './use-homework-columns';

/** Filter of answers that may be published. */
const publishable = 'publishable';

/** The usual course, what may be published, then the other ends. Junk has its own filter button. */
const barStates = [...homeworkQuestionTimeline, publishable, 'declined', 'withdrawn', 'merged', 'hidden'];

/** Desk records are found by `ref`; a question has only its id. */
const withRef = (question: HomeworkQuestion) => ({ ref: question.id, question });
const useList = (all: null) => useWithRefs(useAllHomeworkQuestionsQuery(all));
const useJunk = (all: null, options: { skip: boolean }) =>
  useWithRefs(useJunkHomeworkQuestionsQuery(all, options));

function useWithRefs<Read extends { readonly data?: readonly HomeworkQuestion[] | undefined }>(read: Read) {
  const { data } = read;
  const questions = useMemo(() => data?.map(withRef), [data]);
  return { ...read, data: questions };
}

/** The question that the search names by its code, as somebody on the phone says it. */
function useFoundByCode(search: string): ReadonlySet<string> {
  const parsed = parseReferenceCode(search);
  const code = 'code' in parsed && kindOfCode(parsed.code) === 'homework' ? parsed.code : null;
  const { data: id } = useQuestionOfCodeQuery(code ?? '', { skip: code === null });
  return useMemo(() => new Set(code === null || !id ? [] : [id]), [code, id]);
}

interface HomeworkViewProps extends Pick<ListSlots, 'bar'> {
  ways: DeskWays;
}

/** Homework questions: those whose time is up first, or one of them at full width. */
export function HomeworkView({ ways, bar }: HomeworkViewProps) {
  const { t } = useTranslation(['homework-desk', 'ghana', 'admin', 'shell']);
  const now = useNow();
  const isOffice = useHasDuty('office');
  const { all, error, isLoading } = useDeskRecords(ways, useList, useJunk);
  const { data: figures } = useHomeworkFiguresQuery(null);
  const index = useMemo(() => {
    const bySubject = figures?.bySubject ?? {};
    const rows = all
      // A removed question holds nothing any more.
      .filter(({ question }) => question.removal !== 'done')
      .map(({ question }) =>
        homeworkRow(
          question,
          {
            subject: t(`ghana:subjects.${question.subject}`),
            schoolClass: t(`ghana:classes.${question.schoolClass}`),
          },
          bySubject,
        ),
      );
    const indexed = indexRecords(soonestFirst(rows));
    const ready = rows.filter(({ question }) => isPublishable(question));
    return { ...indexed, byState: new Map([...indexed.byState, [publishable, ready]]) };
  }, [all, figures, t]);
  const columns = useHomeworkColumns(now);
  const alsoFound = useFoundByCode(ways.place.search);
  const desk = useDeskTable({ ways, index, columns, now, alsoFound });
  const questions = useMemo(() => all.map(({ question }) => question), [all]);
  if (isLoading) return <Skeleton label={t('shell:loading')} lines={8} />;
  if (ways.openRef !== null) {
    const row = findRecord(index, ways.openRef) ?? null;
    return <HomeworkRecord key={ways.openRef} {...{ row, ways }} all={questions} />;
  }
  return (
    <>
      <RecordList
        ways={ways}
        view="homework"
        index={index}
        desk={desk}
        error={error}
        states={barStates}
        now={now}
        bar={bar}
        notes={<SubjectFilter ways={ways} />}
      />
      {questions.length === 0 ? <p>{t('none')}</p> : null}
      {isOffice ? <SolvedList /> : null}
    </>
  );
}

/** Shows one subject: the search by its name, so that the address holds it. */
function SubjectFilter({ ways }: { ways: DeskWays }) {
  const { t } = useTranslation(['homework-desk', 'ghana']);
  const names = subjects.map((subject) => t(`ghana:subjects.${subject}`));
  return (
    <Field id="homework-subject" label={t('subjectFilter')}>
      {(control) => (
        <Select
          {...control}
          isShort
          value={names.find((name) => name === ways.place.search) ?? ''}
          onChange={({ target }) => ways.go({ search: target.value })}
        >
          <option value="">{t('everySubject')}</option>
          {names.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
