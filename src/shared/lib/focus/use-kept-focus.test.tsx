// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { useKeptFocus } from './use-kept-focus';

function Page() {
  const ref = useKeptFocus<HTMLDivElement>();
  const [taken, setTaken] = useState<readonly string[]>([]);
  const take = (what: string) => () => setTaken([...taken, what]);
  return (
    <div ref={ref}>
      <h2 tabIndex={-1}>What happens next</h2>
      {taken.includes('card') ? null : (
        <article tabIndex={-1} aria-label="Card">
          {taken.includes('code') ? <p>4821</p> : <button onClick={take('code')}>Show</button>}
          <button onClick={take('card')}>Not this one</button>
        </article>
      )}
    </div>
  );
}

const press = (name: string) => {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
};

it('moves the focus to the card whose button is gone, and to the heading when the card is gone too', async () => {
  render(<Page />);
  press('Show');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('article')));
  press('Not this one');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading')));
});

it('keeps a focus that has moved elsewhere', async () => {
  render(
    <>
      <Page />
      <button>Elsewhere</button>
    </>,
  );
  press('Show');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('article')));
  screen.getByRole('button', { name: 'Elsewhere' }).focus();
  fireEvent.click(screen.getByRole('button', { name: 'Not this one' }));
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Elsewhere' }));
});
