import { createAccessPolicy, type AccessPolicy } from '@/shared/backend';
import { createCoreAccess } from './core-access';

/**
 * The policy of the demo. The rules of removing a person are a chunk of their own, fetched once somebody of
 * the office reads a list: the desk alone needs them, and every first visit would pay for them. Until they
 * are there nobody removes anything.
 */
export function createGrowingPolicy(): AccessPolicy {
  let policy = createAccessPolicy(createCoreAccess(false));
  let growing: Promise<void> | null = null;
  const grow = async () => {
    try {
      const { createSiteAccessPolicy } = await import(
        /* webpackChunkName: "desk-removal-rules" */ './access-policy'
      );
      policy = createSiteAccessPolicy({ canVerify: false });
    } catch {
      // Without network. The next list tries again.
      growing = null;
    }
  };
  return {
    authorize: (operation, path, context) => policy.authorize(operation, path, context),
    authorizeList(context) {
      if (context.actor.role === 'admin') growing ??= grow();
      return policy.authorizeList(context);
    },
    authorizeGroup: (context) => policy.authorizeGroup(context),
  };
}
