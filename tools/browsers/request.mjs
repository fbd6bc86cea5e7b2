/** @typedef {import('./person.mjs').Person} Person */

/** A valid start date: two weeks from now, `YYYY-MM-DD`. */
const inTwoWeeks = () => new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10);

/**
 * @param {Person} person
 * @param {string} heading of the next step
 */
async function goOn(person, heading) {
  await person.press({ role: 'button', name: 'Next:' });
  await person.readsHeading(heading);
}

/**
 * Fills the first step of the wizard.
 * @param {Person} person
 */
export async function fillWho(person) {
  await person.tick('Parent', 'Who are you?');
  await person.write('What should the tutor call the learner?', 'Kojo');
  await person.tick('A boy or man', 'The learner is');
  await person.write('How old is the learner?', '13');
}

/**
 * Fills all steps, from `/tuition` to the last one.
 * @param {Person} person
 */
export async function fillRequest(person) {
  await fillWho(person);
  await goOn(person, 'Subjects, level and hours');
  await person.choose('Which class?', 'JHS 2');
  await person.tick('Mathematics', 'Which subjects?');
  await person.tick('Mathematics', 'Which one matters most?');
  await person.tick('Tuesday Evening');
  await goOn(person, 'Place and budget');
  await person.tick('At home', 'Where should lessons be?');
  await person.choose('Region', 'Greater Accra');
  await person.write('Town and area', 'Adenta');
  await person.choose('From which day?', inTwoWeeks());
  await person.tick('The first lesson is a trial');
  await goOn(person, 'How to reach you');
  await person.write('Your name', 'Ama Mensah');
  await person.write('Phone', '024 123 4567');
  await person.tick('WhatsApp', 'How should we reach you?');
  await goOn(person, 'Check and send');
  await person.tick('I am the parent or legal guardian');
}

/**
 * Reads the reference code of a receipt, `LL-T4TR8QX2NHM6DB`.
 * @param {Person} person
 * @returns {Promise<string>}
 */
export const readCode = (person) =>
  person.until('the code of the receipt', () => {
    const spelled = /Reference code ((?:\w ){15}\w)/.exec(document.body.textContent ?? '')?.[1];
    return spelled?.replaceAll(' ', '').replace(/^LL/, 'LL-');
  });
