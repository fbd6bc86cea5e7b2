// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ValueTree } from './value-tree';
import { ShowsValues } from './value-privacy';

const context = {
  note: 'Ama Mensah',
  items: [{ code: 'LL-E4TR8QX2NHM6DB', values: { name: 'Kojo' }, writes: [{ path: 'enquiries/x' }] }],
  byCode: { 'LL-E4TR8QX2NHM6DB': 1 },
};

function show(isOn: boolean): string {
  const { container } = render(
    <ShowsValues value={isOn}>
      <ValueTree name="context" value={context} isOpen />
    </ShowsValues>,
  );
  for (let opened = 0; opened < 5; opened += 1) {
    for (const branch of container.querySelectorAll('details')) {
      branch.open = true;
      fireEvent(branch, new Event('toggle'));
    }
  }
  return container.textContent;
}

it('shows only keys until values are switched on', () => {
  const text = show(false);
  expect(text).toContain('note');
  expect(text).not.toMatch(/Ama|LL-E|Kojo/);
});

it('shows values once they are switched on, but never form input', () => {
  const text = show(true);
  expect(text).toMatch(/Ama Mensah.*LL-E4TR8QX2NHM6DB/);
  expect(text).not.toMatch(/Kojo|enquiries/);
  expect(screen.getAllByText('never shown')).toHaveLength(2);
});
