import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createJiti } from 'jiti';
import { root } from '../programs.mjs';
import { runInPage } from './driver.mjs';
import { comeBack, leaveWhileWriting } from './leave-while-writing.mjs';
import { fillRequest, fillWho, readCode } from './request.mjs';

/**
 * @typedef {object} World
 * @property {import('./person.mjs').Person} person
 * @property {import('./reported-site.mjs').ReportedSite} site
 * @property {Map<string, string>} memory values shared between journeys
 */

/** @type {typeof import('../../e2e/support/routes')} */
const { openRoutes } = await createJiti(import.meta.url).import('../../e2e/support/routes.ts');

/** @type {readonly { role: string, email: string, password: string }[]} */
const accounts = JSON.parse(readFileSync(join(root, 'src/app/demo/demo-accounts.json'), 'utf8'));

const safe = 'It is safe. This code is your receipt.';
const saved = 'Saved on this phone';
const message = 'Your message';

/** @param {import('./person.mjs').Person} person @param {string} role */
async function signIn(person, role) {
  const account = accounts.find((each) => each.role === role);
  if (!account) throw new Error(`the demo has no ${role}`);
  await person.open(`/${role}`);
  await person.write('Email', account.email);
  await person.write('Password', account.password);
  await person.press({ role: 'button', name: 'Sign in' });
}

/**
 * Signs out: by the menu on the desk, at the bottom of the page in the tutor area.
 * @param {import('./person.mjs').Person} person
 * @param {'menu' | 'page'} place
 */
async function signOut(person, place) {
  if (place === 'menu') await person.press({ role: 'button', name: 'Menu' });
  await person.press({ role: 'button', name: 'Sign out' });
  await person.until('nobody signed in', () => !/Sign out/.test(document.body.textContent));
}

/**
 * Journeys run in each browser, in order.
 * @type {Readonly<Record<string, (world: World) => Promise<void>>>}
 */
export const journeys = {
  async 'every public page opens at 360 px'({ person }) {
    for (const [path, heading] of openRoutes) {
      await person.open(path);
      await person.readsHeading(heading);
      const [window, content] = await runInPage(person.driver, () => [
        innerWidth,
        document.documentElement.scrollWidth,
      ]);
      if (window !== 360 || content > 360)
        throw new Error(`${path} is ${content} px wide, the window ${window}`);
    }
  },

  async 'a request goes from the wizard to its receipt'({ person, memory }) {
    await person.open('/tuition');
    await fillRequest(person);
    await person.press({ role: 'button', name: 'Send request' });
    await person.readsHeading(safe);
    memory.set('code', await readCode(person));
  },

  async 'a draft is there after a reload'({ person }) {
    await person.open('/form');
    await person.choose('What is it about?', 'Something else');
    await person.write(message, 'Kept over a reload');
    await person.reads(saved);
    await person.reload();
    await person.readsField(message, 'Kept over a reload');
  },

  async 'a page is left while it saves a draft'({ person }) {
    await person.open('/form');
    await person.write(message, 'Saved');
    await person.reads(saved);
    await leaveWhileWriting(person, 'drafts', '/tuition', () => person.type(' and left'));
    // The next page writes to the same store.
    await fillWho(person);
    await person.reads(saved);
    await comeBack(person);
    await person.readsField(message, 'Saved and left');
    await person.write(message, 'Saved, left and back');
    await person.reload();
    await person.readsField(message, 'Saved, left and back');
  },

  async 'a page is left while it sends'({ person }) {
    await person.open('/form');
    await person.choose('What is it about?', 'Something else');
    await person.write('Your name', 'Ama Mensah');
    await person.write('Phone', '024 123 4567');
    await person.write(message, 'Left in the middle');
    await leaveWhileWriting(person, 'documents', '/tutorPage', () =>
      person.press({ role: 'button', name: 'Send' }),
    );
    await person.until('the tutors', () => /\b\d+ tutors?\./.test(document.body.innerText));
    await comeBack(person);
    await person.readsHeading(safe);
  },

  async 'the desk has the request'({ person, memory }) {
    const code = memory.get('code');
    if (code === undefined) throw new Error('no request was sent');
    await signIn(person, 'admin');
    await person.press({ role: 'link', name: code.slice(4, 8) });
    await person.reads('Change log');
    await person.reads('Kojo');
    await signOut(person, 'menu');
  },

  async 'the tutor area opens'({ person }) {
    await signIn(person, 'tutor');
    await person.until('the greeting', () =>
      /^Welcome/.test(document.querySelector('h1')?.textContent ?? ''),
    );
    // Lists load one after the other and shift the layout, so that a press can miss.
    await person.until('the page standing still for a second', () => {
      const { dataset, scrollHeight } = document.documentElement;
      const isBusy = document.querySelector('main [aria-busy=true]') !== null;
      if (isBusy || dataset.lastHeight !== String(scrollHeight)) dataset.stillSince = String(Date.now());
      dataset.lastHeight = String(scrollHeight);
      return Date.now() - Number(dataset.stillSince) > 1000;
    });
    await signOut(person, 'page');
  },

  async 'a page reloads without network'({ person, site }) {
    await person.open('/faq');
    await person.until('the worker of the site', () => navigator.serviceWorker.controller !== null);
    await site.cutOff();
    try {
      await person.reload();
      await person.readsHeading('Questions people ask');
    } finally {
      await site.bringBack();
    }
  },
};
