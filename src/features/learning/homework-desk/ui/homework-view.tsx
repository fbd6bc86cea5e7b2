import { Field, Select, Skeleton } from 'design-system';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useHomeworkThreadQuery, type HomeworkQuestion } from '@/entities/homework/question';
import { kindOfCode, parseReferenceCode } from '@/entities/reference-code';
import { useHasDuty } from '@/entities/session';
import { useHomeworkFiguresQuery } from '@/entities/site-figure';
import {
  findRecord,
  indexRecords,
  PastPages,
  RecordList,
  useDeskRecords,
  useDeskTable,
  type DeskWays,
  type ListSlots,
} from '@/shared/desk';
import { subjects } from '@/shared/ghana';
import { useNow } from '@/shared/lib/clock';
import { useQuestionOfCodeQuery } from '../api/homework-desk-api';
import {
  useJunkHomeworkQuestionsQuery,
  usePastHomeworkInfiniteQuery,
  useWaitingHomeworkQuery,
  type PastHomework,
} from '../api/homework-lists-api';
import { homeworkRow, isPublishable, soonestFirst, type HomeworkRow } from '../model/homework-row';
import { HomeworkRecord } from './homework-record';
import { SolvedList } from './solved-list';
import { useHomeworkActs } from './use-homework-acts';
import { useHomeworkColumns } from './use-homework-columns';

/** What is read page by page, once its filter is pressed. */
const past: readonly PastHomework[] = [
  'answered',
  'closed',
  'publishable',
  'declined',
  'withdrawn',
  'merged',
  'hidden',
];

/** The usual course, what may be published, then the other ends. Junk has its own filter button. */
const barStates = ['open', 'claimed', ...past];

/** Desk records are found by `ref`; a question has only its id. */
const withRef = (question: HomeworkQuestion) => ({ ref: question.id, question });
const useList = (all: null) => useWithRefs(useWaitingHomeworkQuery(all));
const useJunk = (all: null, options: { skip: boolean }) =>
  useWithRefs(useJunkHomeworkQuestionsQuery(all, options));

function useWithRefs<Read extends { readonly data?: readonly HomeworkQuestion[] | undefined }>(read: Read) {
  const { data } = read;
  const questions = useMemo(() => data?.map(withRef), [data]);
  return { ...read, data: questions };
}

/** Id of the question that the search names by its code, as somebody on the phone says it. */
function useIdOfCode(search: string): string | null {
  const parsed = parseReferenceCode(search);
  const code = 'code' in parsed && kindOfCode(parsed.code) === 'homework' ? parsed.code : null;
  const { data: id = null } = useQuestionOfCodeQuery(code ?? '', { skip: code === null });
  return code === null ? null : id;
}

/** The questions of the state or filter that the address names, as far as they were asked for. */
function usePast(state: string) {
  const shown = past.find((one) => one === state);
  const read = usePastHomeworkInfiniteQuery(shown ?? 'closed', { skip: shown === undefined });
  const pages = shown === undefined ? undefined : read.currentData?.pages;
  const items = useMemo(() => {
    const found = pages?.flatMap(({ items: ofPage }) => ofPage) ?? [];
    // A page of answers that may be published can have one whose texts are being removed.
    return shown === 'publishable' ? found.filter(isPublishable) : found;
  }, [pages, shown]);
  return { ...read, shown, items };
}

/** The question with this id, wherever it is in the lists; undefined until it is read. */
function useOne(id: string | null) {
  const { data, error } = useHomeworkThreadQuery(id ?? '', { skip: id === null });
  const isRead = id === null || data !== undefined || error !== undefined;
  return { isRead, question: id === null ? undefined : data?.question };
}

interface HomeworkViewProps extends Pick<ListSlots, 'bar'> {
  ways: DeskWays;
  /** Whom to tell of the latest change of the open question. */
  told: (row: HomeworkRow) => ReactNode;
}

/** Homework questions: those whose time is up first, or one of them at full width. */
export function HomeworkView({ ways, bar, told }: HomeworkViewProps) {
  const { t } = useTranslation(['homework-desk', 'ghana', 'admin', 'shell']);
  const now = useNow();
  const isOffice = useHasDuty('office');
  const { state, search } = ways.place;
  const { all: listed, error, isLoading } = useDeskRecords(ways, useList, useJunk);
  const history = usePast(state);
  const idOfCode = useIdOfCode(search);
  const one = useOne(ways.openRef ?? idOfCode);
  const { data: figures } = useHomeworkFiguresQuery(null);
  const index = useMemo(() => {
    const bySubject = figures?.bySubject ?? {};
    const rowOf = (question: HomeworkQuestion) =>
      homeworkRow(
        question,
        {
          subject: t(`ghana:subjects.${question.subject}`),
          schoolClass: t(`ghana:classes.${question.schoolClass}`),
        },
        bySubject,
        now,
      );
    const known = new Map([
      ...listed.map(({ question }) => [question.id, question] as const),
      ...history.items.map((question) => [question.id, question] as const),
      ...(one.question ? [[one.question.id, one.question] as const] : []),
    ]);
    // A removed question holds nothing any more.
    const rows = [...known.values()].filter(({ removal }) => removal !== 'done').map(rowOf);
    const indexed = indexRecords(soonestFirst(rows));
    const inFilter =
      history.shown === undefined
        ? (indexed.byState.get(state) ?? [])
        : history.items.flatMap(({ id }) => rows.find(({ ref }) => ref === id) ?? []);
    return { ...indexed, byState: new Map([...indexed.byState, [state, inFilter]]) };
  }, [listed, history.items, history.shown, one.question, state, figures, now, t]);
  const alsoFound = useMemo(() => new Set(idOfCode === null ? [] : [idOfCode]), [idOfCode]);
  const columns = useHomeworkColumns(now);
  const acts = useHomeworkActs();
  const desk = useDeskTable({ ways, index, columns, now, alsoFound });
  if (isLoading || !one.isRead) return <Skeleton label={t('shell:loading')} lines={8} />;
  if (ways.openRef !== null) {
    const row = findRecord(index, ways.openRef) ?? null;
    return <HomeworkRecord key={ways.openRef} {...{ row, ways, told }} />;
  }
  return (
    <>
      <RecordList
        ways={ways}
        view="homework"
        index={index}
        desk={desk}
        error={error ?? history.error}
        states={barStates}
        uncounted={past}
        now={now}
        bar={bar}
        notes={<SubjectFilter ways={ways} />}
        below={
          history.shown ? (
            <PastPages
              words={t('past.words')}
              hasMore={history.hasNextPage}
              isBusy={history.isFetching}
              onMore={() => void history.fetchNextPage()}
            />
          ) : null
        }
        acts={acts}
        csv={[
          { title: t('admin:columns.subject'), value: (row) => row.subject },
          { title: t('admin:csv.class'), value: (row) => row.schoolClass },
        ]}
        // Whoever has the id of a question reads it.
        hasCodes={false}
        // What was hidden or put aside may say something of a child.
        mayExport={({ state: of }) => of !== 'hidden' && of !== 'junk'}
      />
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
