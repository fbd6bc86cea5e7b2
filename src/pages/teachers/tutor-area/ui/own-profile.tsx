import { Section } from 'design-system';
import { lazy, Suspense } from 'react';
import { loadOwnDataPart } from '@/features/site/own-data';
import { ProfileView } from '@/features/tutors/profile';
import { SubjectsPart } from '@/features/tutors/subjects';
import { PartBoundary } from '@/shared/ui/part-boundary';
import { PapersNote } from './papers-note';
import type { Area } from './use-area';

const OwnDataPart = lazy(loadOwnDataPart);

/** The profile, and what is kept about the tutor. An administrator who looks in saves nothing. */
export function OwnProfile({ area }: { area: Area }) {
  return (
    <>
      {area.tutor ? <PapersNote evidence={area.tutor.item.evidence} /> : null}
      <ProfileView area={area} />
      <PartBoundary>
        <SubjectsPart area={area} />
      </PartBoundary>
      {area.who ? (
        <Section>
          <PartBoundary>
            <Suspense>
              <OwnDataPart words="tutor-area" whose={{ tutorId: area.who.userId }} />
            </Suspense>
          </PartBoundary>
        </Section>
      ) : null}
    </>
  );
}
