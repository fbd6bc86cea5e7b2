import { describe, expect, it } from 'vitest';
import { deskViews } from '@/shared/desk';
import type { Duty } from '@/shared/backend';
import { mayOpen, startView } from './view-duties';

const viewsOf = (...duties: readonly Duty[]) => deskViews.filter((view) => mayOpen(view, duties));

describe('the views of the desk', () => {
  it('open by duty, and people and roles to every administrator', () => {
    expect(viewsOf()).toEqual(['people']);
    expect(viewsOf('safeguarding')).toEqual([
      'today',
      'concerns',
      'counselling',
      'homework',
      'people',
      'removal',
    ]);
    expect(viewsOf('counselling')).toEqual([
      'today',
      'enquiries',
      'counselling',
      'counsellors',
      'people',
      'removal',
    ]);
    expect(viewsOf('office')).toEqual(deskViews.filter((view) => view !== 'concerns'));
    expect(viewsOf('office', 'counselling', 'safeguarding')).toEqual(deskViews);
  });

  it.each<[Duty[], string, string]>([
    [['office', 'safeguarding'], 'today', 'requests'],
    [['safeguarding'], 'today', 'concerns'],
    [['counselling'], 'today', 'enquiries'],
    [[], 'people', 'people'],
  ])('begin for %j with %s, and old addresses of records and lists with %s', (duties, first, ofList) => {
    expect(startView(duties, false)).toBe(first);
    expect(startView(duties, true)).toBe(ofList);
  });
});
