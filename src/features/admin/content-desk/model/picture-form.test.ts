import * as v from 'valibot';
import { expect, it } from 'vitest';
import { readFieldMessage } from '@/shared/fields';
import { emptyPicture, pictureFormSchema, pictureOf, type PictureValues } from './picture-form';

const schema = pictureFormSchema(() => '2026-11-30');

const child: PictureValues = {
  ...emptyPicture,
  alt: 'A girl reads aloud',
  child: 'yes',
  consentBy: 'Akosua Mensah',
  consentOn: '2026-11-01',
  until: '2027-11-01',
};

/** Fields that are wrong, each with the key of its message. */
const problemsOf = (values: PictureValues) =>
  (v.safeParse(schema, values, { abortPipeEarly: true }).issues ?? []).map(
    ({ path, message }) => `${String(path?.[0]?.key)}: ${readFieldMessage(message).key}`,
  );

it('takes a picture of a child with a whole consent, and one without a child with none', () => {
  expect(problemsOf(child)).toEqual([]);
  expect(problemsOf({ ...emptyPicture, alt: 'Books', child: 'no' })).toEqual([]);
});

it.each([
  [{ alt: ' ' }, 'alt: required'],
  [{ child: '' }, 'child: required'],
  [{ consentBy: '' }, 'consentBy: required'],
  [{ consentBy: 'A1' }, 'consentBy: name'],
  [{ consentOn: '' }, 'consentOn: required'],
  [{ consentOn: '2026-12-01' }, 'consentOn: dateFuture'],
  [{ until: '' }, 'until: consentEnd'],
  [{ until: '2026-11-29' }, 'until: consentOver'],
  [{ until: '2027-02-30' }, 'until: date'],
])('refuses %o beside its field', (fields, expected) => {
  expect(problemsOf({ ...child, ...fields })).toEqual([expected]);
});

it('leaves out what was typed of a consent when there is no child', () => {
  const given = v.parse(schema, { ...child, child: 'no', until: '' });
  expect(pictureOf(given)).toEqual({
    facts: { alt: 'A girl reads aloud', caption: '', until: '' },
    consent: null,
  });
  expect(pictureOf(v.parse(schema, child))).toMatchObject({
    facts: { until: '2027-11-01' },
    consent: { by: 'Akosua Mensah', on: '2026-11-01' },
  });
});

it('tells everything that is missing at once', () => {
  expect(problemsOf({ ...emptyPicture, child: 'yes' })).toEqual([
    'alt: required',
    'consentBy: required',
    'consentOn: required',
    'until: consentEnd',
  ]);
});
