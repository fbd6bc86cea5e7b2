import { Section, stackStyles, StopHeading } from 'design-system';
import { ApplicationTalk } from './application-talk';

/** The part of an applicant on the page of the code. */
export function ApplicantPart({ code }: { code: string }) {
  return (
    <ApplicationTalk
      code={code}
      frame={(heading, parts) => (
        <Section id="now-papers" data-answers tabIndex={-1} isTight className={stackStyles.apart}>
          <StopHeading>{heading}</StopHeading>
          {parts}
        </Section>
      )}
    />
  );
}
