import { lazy, Suspense, type ComponentProps } from 'react';
import { useHasDuty } from '@/entities/session';
import { PartBoundary } from '@/shared/ui/part-boundary';

/** Lazy: the ready messages come after the record. */
const TellPart = lazy(() =>
  import(/* webpackChunkName: "desk-telling" */ '@/features/admin/telling').then(({ TellPart: part }) => ({
    default: part,
  })),
);

/** Lazy: rarely opened. */
const TellPaper = lazy(() =>
  import(/* webpackChunkName: "desk-telling" */ '@/features/admin/telling').then(({ TellPaper: part }) => ({
    default: part,
  })),
);

/** Lazy: most families owe nothing. */
const TellDue = lazy(() =>
  import(/* webpackChunkName: "desk-telling" */ '@/features/admin/telling').then(({ TellDue: part }) => ({
    default: part,
  })),
);

/** Lazy: most selections are for something else. */
const TellSelected = lazy(() =>
  import(/* webpackChunkName: "desk-telling" */ '@/features/admin/telling').then(
    ({ TellSelected: part }) => ({
      default: part,
    }),
  ),
);

/** Above a list: tells the people of the selected records, one after the other. */
export function SelectedToldPart(selected: ComponentProps<typeof TellSelected>) {
  return (
    <PartBoundary>
      <Suspense>
        <TellSelected {...selected} />
      </Suspense>
    </PartBoundary>
  );
}

/** In an open record: whom to tell of its latest change. Only the office tells. */
export function ToldPart({ record }: { record: { readonly path: string } }) {
  return useHasDuty('office') ? <Told record={record.path} /> : null;
}

/** Below the head of a view: whom to tell of what was just entered there. */
export function EnteredToldPart({ path }: { path: string }) {
  return <Told record={path} heading="h2" />;
}

/** In an open talk that is not quiet: its counsellor tells too. */
export function TalkToldPart({ path }: { path: string }) {
  const isOffice = useHasDuty('office');
  return useHasDuty('counselling') || isOffice ? <Told record={path} /> : null;
}

/** Beside a paper that ends: its tutor. */
export function PaperToldPart(paper: ComponentProps<typeof TellPaper>) {
  return (
    <PartBoundary>
      <Suspense>
        <TellPaper {...paper} />
      </Suspense>
    </PartBoundary>
  );
}

/** In the account of a family that owes something: the reminder. */
export function DueToldPart({ record }: { record: string }) {
  return (
    <PartBoundary>
      <Suspense>
        <TellDue record={record} />
      </Suspense>
    </PartBoundary>
  );
}

function Told(part: ComponentProps<typeof TellPart>) {
  return (
    <PartBoundary>
      <Suspense>
        <TellPart {...part} />
      </Suspense>
    </PartBoundary>
  );
}
