import type { Write } from '@/shared/backend';

// Paths stand here as texts: every page loads this chunk, and the entities would come with it.

const enquiry = /^enquiries\/[^/]+$/;

/**
 * Brings the writes of a submission into the shape of this version. It may have waited on the phone since an
 * older version: that put the contact of an enquiry into the record, where the backend no longer takes it.
 */
export const renewWrites = (writes: readonly Write[]): readonly Write[] =>
  writes.flatMap((write): readonly Write[] => {
    if (write.type !== 'create' || !enquiry.test(write.path) || !('phone' in write.data)) return [write];
    const { phone, email, ...data } = write.data;
    return [
      { ...write, data },
      { type: 'create', path: `${write.path}/contact/sender`, data: { phone, email } },
    ];
  });
