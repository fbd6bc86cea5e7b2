/** The database refuses requests without the SDK, as it does where App Check is enforced. */
export class ReadRefused extends Error {
  override readonly name = 'ReadRefused';
}

/**
 * Reads an answer of Firestore's REST interface.
 * @throws {ReadRefused} where the database refuses it
 */
export async function readAnswer(answer: Response): Promise<unknown> {
  const told = `the database answers ${answer.status}`;
  if (answer.status === 401 || answer.status === 403) throw new ReadRefused(told);
  if (!answer.ok) throw new Error(told);
  return answer.json();
}
