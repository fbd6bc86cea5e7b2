import { changesOnly, isAdmin, type AccessContext, type CollectionAccess } from '@/shared/backend';
import { isStored } from '@/shared/fields';
import { isNewRecord, lifecycleRule } from '@/shared/lib/lifecycle';
import { faqFields, faqPath, faqSchema } from './faq';
import { faqLifecycle } from './faq-lifecycle';
import { faqEdited } from './write-faq';

/** Fields that change without a transition, by event. */
export const notedOfFaq: Readonly<Record<string, readonly string[]>> = {
  [faqEdited]: [...faqFields, 'basis'],
};

/** States that visitors read: a published question is shown, an archived one hides the shipped one. */
export const readStates = ['published', 'archived'] as const;

const isRead = (state: unknown): boolean => readStates.some((read) => read === state);

const isFaq = ({ id, after }: AccessContext): boolean => isStored(faqSchema, after) && after?.slug === id;

const move = lifecycleRule(faqLifecycle, {}, (context) => (isAdmin(context) ? 'office' : null));

/**
 * Everybody reads questions that are not drafts; the office writes them. An edit names the version it was
 * made of, so that of two people at the same question the second one is refused.
 */
export const faqAccess: CollectionAccess = {
  pattern: faqPath('{id}'),
  get: (context) => context.before === null || isRead(context.before.state) || isAdmin(context),
  list: ({ actor, query }) =>
    isAdmin({ actor }) ||
    (query.where ?? []).some(
      (part) => part.field === 'state' && 'oneOf' in part && part.oneOf.every((state) => isRead(state)),
    ),
  create: (context) => isAdmin(context) && isFaq(context) && isNewRecord(context, faqLifecycle),
  update: (context) => {
    const { before, after, now } = context;
    if (!isAdmin(context) || !isFaq(context) || after?.updatedAt !== now) return false;
    if (before?.state !== after.state) return move(context);
    return (
      after.basis === before?.lastChange &&
      changesOnly(context, [...faqFields, 'basis', 'updatedAt', 'lastChange'])
    );
  },
};
