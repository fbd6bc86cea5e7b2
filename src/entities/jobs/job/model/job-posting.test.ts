import { describe, expect, it } from 'vitest';
import { boardJob, boardNow } from '../../../../../tests/samples/jobs-of-board';
import type { Job } from './job';
import { jobPosting } from './job-posting';

const site = { origin: 'https://lifeline.example', name: 'Lifeline: Home of Solutions' };
const post = (changes: Partial<Job> = {}, now = boardNow) =>
  jobPosting({ ...boardJob, ...changes }, site, () => 'Volta Region', now);

describe('the JobPosting of a post', () => {
  it('has all required and recommended properties', () => {
    expect(post()).toEqual({
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      title: 'Mathematics teacher, JHS',
      description: '<p>Teach JHS 1 to 3.</p><p>NTC licence</p><p>CV</p>',
      url: 'https://lifeline.example/jobs/LL-P4TR8QX2NHM6DB',
      identifier: {
        '@type': 'PropertyValue',
        name: 'Lifeline: Home of Solutions',
        value: 'LL-P4TR8QX2NHM6DB',
      },
      datePosted: boardJob.publishedAt,
      validThrough: boardJob.closesAt,
      employmentType: 'FULL_TIME',
      hiringOrganization: { '@type': 'Organization', name: 'Sample Basic School' },
      jobLocation: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          addressLocality: 'Ho',
          addressRegion: 'Volta Region',
          addressCountry: 'GH',
        },
      },
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'GHS',
        value: { '@type': 'QuantitativeValue', value: 2400, unitText: 'MONTH' },
      },
      directApply: true,
    });
  });

  it('is one of work from anywhere in the country when the work is done from home', () => {
    expect(post({ mode: 'remote' })).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'Ghana' },
    });
    expect(post({ mode: 'remote' })).not.toHaveProperty('jobLocation');
    for (const mode of ['on-site', 'mixed'] as const) {
      expect(post({ mode })).not.toHaveProperty('jobLocationType');
    }
  });

  it('states pay only as the school does', () => {
    expect(post({ pay: { kind: 'range', per: 'hour', from: 2000, to: 3550 } })).toMatchObject({
      baseSalary: { value: { minValue: 20, maxValue: 35.5, unitText: 'HOUR' } },
    });
    expect(post({ pay: { kind: 'unstated' } })).not.toHaveProperty('baseSalary');
    expect(post({ pay: { kind: 'exact', per: 'lesson', amount: 5000 } })).not.toHaveProperty('baseSalary');
  });

  it('shows markup in a text as text', () => {
    expect(post({ words: 'A < B & C\n\nD', asked: '', toSend: ' ' })).toMatchObject({
      description: '<p>A &lt; B &amp; C</p><p>D</p>',
    });
  });

  it.each([
    ['closed by its date', {}, new Date(boardJob.closesAt)],
    ['closed by the office', { state: 'closed' }, boardNow],
    ['paused', { state: 'paused' }, boardNow],
    ['under two open reports', { openReports: 2 }, boardNow],
    ['a draft', { state: 'draft' }, boardNow],
  ] as const)('is none of a post that is %s', (_what, changes, now) => {
    expect(post(changes, now)).toBeNull();
  });
});
