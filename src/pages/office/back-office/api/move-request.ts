import { logMove } from '@/entities/change-log';
import { trackMove } from '@/entities/tracking';
import { tuitionRequestPath } from '@/entities/tuition-request';
import type { Write } from '@/shared/backend';
import type { Officer } from './desk-api';

interface RequestMove {
  /** Of its line in the log, and of its step in the tracking, which takes at most 40 characters. */
  readonly id: string;
  readonly ref: string;
  readonly by: Officer;
  readonly event: string;
  readonly from: string;
  readonly to: string;
}

/** A move of a request with its tracking and its line. */
export function moveRequest({ id, ref, by, event, from, to }: RequestMove): readonly Write[] {
  return [...logMove({ id, by, record: tuitionRequestPath(ref), event, from, to }), trackMove(ref, id, to)];
}
