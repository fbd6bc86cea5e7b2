import { describe, expect, it } from 'vitest';
import { parseDoorEntry, parseLesson } from '@/entities/lesson';
import {
  offerStateAt,
  parseFamilyLink,
  parseOffer,
  parseOfferContact,
  parseTutorContact,
} from '@/entities/offer';
import { parseCertificate } from '@/entities/certificate';
import { parseEvidence, requiredEvidence } from '@/entities/vetting/evidence';
import { jobStateAt, parseJob, parseJobCode } from '@/entities/jobs/job';
import { parseReferenceCode } from '@/entities/reference-code';
import { parseReview } from '@/entities/review';
import { parseSchool, schoolStateAt } from '@/entities/jobs/school';
import { parseTutor } from '@/entities/tutor';
import { parseTutorApplication } from '@/entities/tutor-application';
import { createSampleDocuments } from './sample-documents';

const now = new Date('2026-11-21T12:00:00.000Z');
const documents = Object.entries(createSampleDocuments(now));

function parsed<Parsed>(shape: RegExp, parse: (parts: string[], data: object) => Parsed): readonly Parsed[] {
  return documents.filter(([path]) => shape.test(path)).map(([path, data]) => parse(path.split('/'), data));
}

describe('the samples of the demo', () => {
  it('has eight realistic tutors, each marked as a sample', () => {
    const tutors = parsed(/^tutors\//, ([, id = ''], data) => parseTutor(id, { ...data }));
    expect(tutors).toHaveLength(8);
    expect(tutors.every(({ isSample }) => isSample)).toBe(true);
    expect(new Set(tutors.map(({ slug }) => slug)).size).toBe(8);
  });

  it('has offers that lead to their family, with a contact, none of them lapsed', () => {
    const offers = parsed(/^offers\/[^/]+$/, ([, id = ''], data) => parseOffer(id, { ...data }));
    expect(offers.map(({ state }) => state).sort()).toEqual([
      'amended',
      'chosen',
      'chosen',
      'chosen',
      'declined',
      'sent',
      'sent',
    ]);
    expect(offers.map((offer) => offerStateAt(offer, now))).not.toContain('expired');
    expect(
      parsed(/^offers\/[^/]+\/family\/link$/, ([, id = ''], data) => parseFamilyLink(id, { ...data })),
    ).toHaveLength(7);
    expect(
      parsed(/^offers\/[^/]+\/contact\/guardian$/, ([, id = ''], data) => parseOfferContact(id, { ...data })),
    ).toHaveLength(7);
    expect(
      parsed(/^offers\/[^/]+\/contact\/tutor$/, ([, id = ''], data) => parseTutorContact(id, { ...data })),
    ).toHaveLength(7);
  });

  it('has lessons in every state that money passes through', () => {
    const lessons = parsed(/^offers\/[^/]+\/lessons\/[^/]+$/, ([, offer = '', , id = ''], data) =>
      parseLesson(offer, id, { ...data }),
    );
    expect(lessons.map(({ state }) => state)).toEqual(
      expect.arrayContaining(['planned', 'taught', 'confirmed', 'paid', 'missed']),
    );
    const entries = parsed(/\/entries\/[^/]+$/, (parts, data) =>
      parseDoorEntry(parts.at(-1) ?? '', { ...data }),
    );
    expect(entries.map(({ moment }) => moment)).toEqual(['arrival', 'leaving']);
  });

  it('has posts of sample schools in every state, each with its code', () => {
    const jobs = parsed(/^jobs\//, ([, code = ''], data) => parseJob(code, { ...data }));
    const states = jobs.map((job) => jobStateAt(job, now));
    expect(states.filter((state) => state === 'published').length).toBeGreaterThanOrEqual(8);
    expect(new Set(states)).toEqual(new Set(['published', 'paused', 'closed', 'draft']));
    expect(jobs.every(({ isSample, school }) => isSample && school.name.startsWith('Sample '))).toBe(true);
    for (const { code } of jobs) expect(parseReferenceCode(code)).toEqual({ code });
    const codes = parsed(/^jobCodes\//, ([, code = ''], data) => parseJobCode(code, { ...data }));
    expect(codes.map(({ code }) => code)).toEqual(
      jobs.filter(({ state }) => state !== 'draft').map(({ code }) => code),
    );
    const schools = parsed(/^schools\//, ([, id = ''], data) => parseSchool(id, { ...data }));
    expect(new Set(schools.map((school) => schoolStateAt(school, now)))).toEqual(
      new Set(['checked', 'unchecked']),
    );
  });

  it('has published reviews, and one of few stars that is not moderated yet', () => {
    const reviews = parsed(/^reviews\/[^/]+$/, ([, id = ''], data) => parseReview(id, { ...data }));
    expect(reviews.filter(({ state }) => state === 'published')).toHaveLength(5);
    expect(reviews.filter(({ state }) => state === 'submitted').map(({ stars }) => stars)).toEqual([2]);
    const links = parsed(/^reviews\/[^/]+\/family\/link$/, (_parts, data) => data);
    expect(links).toHaveLength(reviews.length);
  });

  it('has a confirmed certificate, without a link to the lessons', () => {
    const [certificate, ...others] = parsed(/^certificates\/[^/]+$/, ([, id = ''], data) =>
      parseCertificate(id, { ...data }),
    );
    expect(others).toEqual([]);
    expect(certificate).toMatchObject({ state: 'confirmed', isSample: true, lessons: 4 });
    const stored = documents.find(([path]) => path === `certificates/${certificate?.id ?? ''}`);
    const source = documents.find(([path]) => path.endsWith('/source/offer'))?.[1].offerId;
    expect(JSON.stringify(stored)).not.toContain(source);
  });

  it('has applications in two states, each marked as a sample, one with checks', () => {
    const applications = parsed(/^tutorApplications\/[^/]+$/, ([, ref = ''], data) =>
      parseTutorApplication(ref, { ...data }),
    );
    const open = applications.filter(({ state }) => state !== 'approved');
    expect(open.map(({ state }) => state).sort()).toEqual(['screening', 'submitted']);
    expect(applications.every(({ isSample }) => isSample)).toBe(true);
    const checks = open.flatMap(({ ref }) =>
      parsed(new RegExp(`^tutorApplications/${ref}/evidence/[^/]+$`), (parts, data) =>
        parseEvidence(parts.at(-1) ?? '', { ...data }),
      ),
    );
    expect(checks).toHaveLength(2);
  });

  it('has cleared each tutor by an approved application with good checks and a number', () => {
    const stored = Object.fromEntries(documents);
    const tutors = documents.filter(([path]) => path.startsWith('tutors/'));
    for (const [path] of tutors) {
      const id = path.slice('tutors/'.length);
      const clearance = stored[`clearances/${id}`];
      expect(Object.keys(clearance?.checks as object).sort(), id).toEqual([...requiredEvidence].sort());
      const application = `tutorApplications/${String(clearance?.ref)}`;
      expect(stored[application]?.state).toBe('approved');
      expect(stored[`${application}/cleared/tutor`]).toEqual({ userId: id });
      expect(stored[`${application}/contact/applicant`]?.phone).toMatch(/^\+2332400000\d\d$/);
      for (const [kind, check] of Object.entries(clearance?.checks as Record<string, string>))
        expect(parseEvidence(check, { ...stored[`${application}/evidence/${check}`] })).toMatchObject({
          kind,
          state: 'valid',
        });
    }
  });
});
