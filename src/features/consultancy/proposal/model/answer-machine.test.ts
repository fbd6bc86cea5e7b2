import { createActor } from 'xstate';
import { expect, it } from 'vitest';
import { answerMachine } from './answer-machine';

const start = () => createActor(answerMachine, { input: { version: 1 } }).start();

it('opens one form at a time, and closes it', () => {
  const actor = start();
  expect(actor.getSnapshot().value).toBe('reading');
  actor.send({ type: 'acceptance.opened' });
  actor.send({ type: 'refusal.opened' });
  expect(actor.getSnapshot().value).toEqual({ accepting: 'current' });
  actor.send({ type: 'form.left' });
  expect(actor.getSnapshot().value).toBe('reading');
});

it('asks to read a newer version that comes while a form is open', () => {
  const actor = start();
  actor.send({ type: 'refusal.opened' });
  actor.send({ type: 'version.shown', version: 1 });
  expect(actor.getSnapshot().value).toEqual({ declining: 'current' });
  actor.send({ type: 'version.shown', version: 2 });
  expect(actor.getSnapshot().value).toEqual({ declining: 'replaced' });
  actor.send({ type: 'version.shown', version: 3 });
  expect(actor.getSnapshot().value).toEqual({ declining: 'replaced' });
  actor.send({ type: 'version.read' });
  expect(actor.getSnapshot().value).toEqual({ declining: 'current' });
  expect(actor.getSnapshot().context.version).toBe(3);
});

it('says nothing of a newer version while nobody answers', () => {
  const actor = start();
  actor.send({ type: 'version.shown', version: 2 });
  expect(actor.getSnapshot().value).toBe('reading');
  actor.send({ type: 'acceptance.opened' });
  expect(actor.getSnapshot().value).toEqual({ accepting: 'current' });
});
