import { Button, Note, Row } from 'design-system';
import { useMemo, useRef, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Job, JobContent } from '@/entities/jobs/job';
import { type School, shownSchool } from '@/entities/jobs/school';
import { useStaff } from '@/entities/session';
import { deskStyles } from '@/shared/desk';
import { DraftForm, DraftNote, KeptNote, useDraftedForm } from '@/shared/drafts';
import { useNow } from '@/shared/lib/clock';
import { useFocusPart } from '@/shared/lib/focus';
import { BackendProblem, FormSummary, SelectField } from '@/shared/ui/form';
import { postSchema, type PostInput, type WrittenPost } from '../model/post-input';
import { schoolProblem } from '../model/post-problem';
import { subjectsOfLevels } from '../model/subjects-of-levels';
import { PayFields, TextFields, WorkFields } from './post-fields';
import { usePostLabels } from './use-post-labels';

const clock = () => new Date();

interface PostFormProps {
  /** Names the draft on this device. */
  name: string;
  /** What the form begins with. */
  empty: PostInput;
  schools: readonly School[];
  /** Posts that must not be written again: all others. */
  others: readonly Job[];
  heading: string;
  saveLabel: string;
  /** Why the form cannot be saved. */
  problem?: ReactNode;
  error: unknown;
  isSending: boolean;
  /** Resolves with whether it was written. */
  send: (content: JobContent) => Promise<boolean>;
  onDone: () => void;
  onLeave: () => void;
}

/** Writes a post, or changes a draft. What is typed is kept on the device. */
export function PostForm(props: PostFormProps) {
  const { name, empty, schools, others, heading, saveLabel, problem, error, isSending } = props;
  const { send, onDone, onLeave } = props;
  const { t } = useTranslation('job-desk');
  const by = useStaff();
  const labels = usePostLabels();
  const schema = useMemo(
    () =>
      postSchema(clock, (post) =>
        others.some(
          (job) =>
            job.schoolId === post.schoolId &&
            job.title === post.title &&
            job.words === post.words &&
            job.closesAt === post.closesAt,
        ),
      ),
    [others],
  );
  const { form, draft, onSubmit } = useDraftedForm<PostInput, WrittenPost>({
    name: { form: `${name}.${by.userId}`, version: 1, isOfAccount: true },
    schema,
    empty,
    hasSummary: true,
    action: {
      run: async (post) => {
        const school = schools.find(({ id }) => id === post.schoolId);
        return school !== undefined && (await send({ ...post, school: shownSchool(school) }));
      },
    },
    onDone,
  });
  const [payKind, schoolId, levels, subjects] = useWatch({
    control: form.control,
    name: ['payKind', 'schoolId', 'levels', 'subjects'],
  });
  const part = useRef<HTMLDivElement>(null);
  useFocusPart(part);
  /** The post is at the school, as long as nothing else was typed. */
  const chooseSchool = (id: string) => {
    const school = schools.find((one) => one.id === id);
    if (school && form.getValues('town') === '') {
      form.setValue('region', school.region);
      form.setValue('town', school.town);
    }
    draft.keep();
  };
  return (
    <div ref={part} tabIndex={-1}>
      <DraftForm draft={draft} className={deskStyles.form} onSubmit={onSubmit} aria-label={heading}>
        <FormSummary form={form} labels={labels} />
        <SelectField
          form={form}
          name="schoolId"
          label={labels.schoolId}
          hint={t('posts.form.schoolHint')}
          onChoose={chooseSchool}
        >
          <option value="">{t('posts.form.chooseSchool')}</option>
          {schools
            .filter(({ state, id }) => state !== 'withdrawn' || id === schoolId)
            .map((school) => (
              <option key={school.id} value={school.id}>
                {school.name}, {school.town}
              </option>
            ))}
        </SelectField>
        <SchoolHint school={schools.find(({ id }) => id === schoolId)} />
        <WorkFields form={form} labels={labels} offered={subjectsOfLevels(levels, subjects)} />
        <PayFields form={form} labels={labels} kind={payKind} />
        <TextFields form={form} labels={labels} />
        <KeptNote draft={draft} labels={labels} />
        <DraftNote draft={draft} isQuiet />
        {problem}
        <BackendProblem error={error} />
        <Row>
          <Button type="submit" isSmall isBusy={isSending}>
            {saveLabel}
          </Button>
          <Button variant="second" isSmall onClick={onLeave}>
            {t('posts.form.leave')}
          </Button>
        </Row>
      </DraftForm>
    </div>
  );
}

/** That the chosen school must be called before the post is published. */
function SchoolHint({ school }: { school: School | undefined }) {
  const { t } = useTranslation('job-desk');
  const now = useNow();
  const problem = school ? schoolProblem(school, now) : null;
  return problem === null ? null : (
    <Note tone="plain" role="status">
      <p>{t(`posts.school.${problem}`)}</p>
      <p>{t('posts.form.writeAnyway')}</p>
    </Note>
  );
}
