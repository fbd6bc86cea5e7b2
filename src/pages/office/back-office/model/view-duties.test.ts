import { describe, expect, it } from 'vitest';
import { deskViews } from '@/shared/desk';
import type { Duty } from '@/shared/backend';
import { mayOpen, startView } from './view-duties';

const viewsOf = (...duties: readonly Duty[]) => deskViews.filter((view) => mayOpen(view, duties));

describe('the views of the desk', () => {
  it('open by duty, and people and roles to every administrator', () => {
    expect(viewsOf()).toEqual(['people']);
    expect(viewsOf('safeguarding')).toEqual(['concerns', 'counselling', 'homework', 'people', 'removal']);
    expect(viewsOf('counselling')).toEqual(['enquiries', 'counselling', 'counsellors', 'people', 'removal']);
    expect(viewsOf('office')).toEqual(deskViews.filter((view) => view !== 'concerns'));
    expect(viewsOf('office', 'counselling', 'safeguarding')).toEqual(deskViews);
  });

  it('begin with what somebody may read', () => {
    expect(startView(['office', 'safeguarding'])).toBe('requests');
    expect(startView(['safeguarding'])).toBe('concerns');
    expect(startView(['counselling'])).toBe('enquiries');
    expect(startView([])).toBe('people');
  });
});
