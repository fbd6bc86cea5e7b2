import {
  isAdmin,
  type AccessContext,
  type CollectionAccess,
  type DocumentData,
  type ListContext,
} from '@/shared/backend';
import { isStored } from '@/shared/fields';
import { isNewRecord, lifecycleRule } from '@/shared/lib/lifecycle';
import {
  applicantCountSchema,
  countPath,
  passedPath,
  passedSchema,
  schoolPageCodeShape,
  schoolPagePath,
  schoolPageSchema,
} from './school-page';
import { schoolPageLifecycle } from './school-page-lifecycle';

/** What pages of schools need of other records. */
export interface SchoolPageSurroundings {
  /** Whether this school is checked, and has this name. */
  readonly isChecked: (
    schoolId: unknown,
    name: unknown,
    context: Pick<AccessContext, 'now' | 'read'>,
  ) => Promise<boolean>;
  /** The school of a post. */
  readonly schoolOf: (job: string, context: Pick<AccessContext, 'read'>) => Promise<unknown>;
  /**
   * What the school may see of the application that names this path in the same batch, by the change-log
   * entry with this id; null when none does.
   */
  readonly passedOn: (path: string, changeId: string, context: AccessContext) => Promise<DocumentData | null>;
  /** Whether the application of the entry with this id is taken back from the school in the same batch. */
  readonly isTakenBack: (changeId: string, context: AccessContext) => Promise<boolean>;
}

const isOpen = (page: DocumentData | null): boolean => page?.state === schoolPageLifecycle.initial;

/** Whoever knows the code reads what belongs to its page, while that is open. */
const mayRead = async (context: Pick<ListContext, 'actor' | 'params' | 'read'>): Promise<boolean> =>
  isAdmin(context) || isOpen(await context.read(schoolPagePath(context.params.code ?? '')));

/**
 * Access rules of the pages of schools: the office writes, and whoever knows the code reads while it works.
 */
export function createSchoolPageAccess({ isChecked }: SchoolPageSurroundings): CollectionAccess {
  return {
    pattern: schoolPagePath('{code}'),
    // A code that is not ours has no document, and everybody may learn that.
    get: (context) => context.before === null || isOpen(context.before) || isAdmin(context),
    list: isAdmin,
    create: async (context) =>
      isAdmin(context) &&
      schoolPageCodeShape.test(context.id) &&
      isStored(schoolPageSchema, context.after) &&
      isNewRecord(context, schoolPageLifecycle) &&
      isChecked(context.after?.schoolId, context.after?.name, context),
    update: (context) => isAdmin(context) && lifecycleRule(schoolPageLifecycle, {})(context),
  };
}

/** Access rules of what a school sees: counts of its posts, and the applicants whom the office passed on. */
export function createShownAccess({
  schoolOf,
  passedOn,
  isTakenBack,
}: SchoolPageSurroundings): readonly CollectionAccess[] {
  const isOwnPost = async (job: string, { params, read }: AccessContext): Promise<boolean> => {
    const page = await read(schoolPagePath(params.code ?? ''));
    return page !== null && (await schoolOf(job, { read })) === page.schoolId;
  };

  const mayCount = async (context: AccessContext): Promise<boolean> =>
    isAdmin(context) &&
    isStored(applicantCountSchema, context.after) &&
    context.after?.countedAt === context.now &&
    isOwnPost(context.id, context);

  const isPassedOn = async (context: AccessContext): Promise<boolean> => {
    const { id, params, after } = context;
    const shown = await passedOn(passedPath(params.code ?? '', id), id, context);
    return shown !== null && Object.entries(shown).every(([name, value]) => after?.[name] === value);
  };

  return [
    {
      pattern: countPath('{code}', '{job}'),
      get: mayRead,
      list: mayRead,
      create: mayCount,
      update: mayCount,
    },
    {
      pattern: passedPath('{code}', '{id}'),
      get: mayRead,
      list: mayRead,
      create: async (context) =>
        isAdmin(context) &&
        isStored(passedSchema, context.after) &&
        context.after?.at === context.now &&
        isOpen(await context.read(schoolPagePath(context.params.code ?? ''))) &&
        (await isOwnPost(String(context.after.job), context)) &&
        (await isPassedOn(context)),
      delete: (context) => isAdmin(context) && isTakenBack(context.id, context),
    },
  ];
}
