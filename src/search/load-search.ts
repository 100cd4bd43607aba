import { ANSWERS_PATH, type Desk } from "./document";

/**
 * Fetches the help desk's script and index, which no visitor pays for who asks nothing.
 * @throws Error when either cannot be had
 */
export async function loadDesk(): Promise<Desk> {
  const [{ openDesk }, response] = await Promise.all([import("./search"), fetch(ANSWERS_PATH)]);
  if (!response.ok) throw new Error(`${ANSWERS_PATH} was answered with status ${response.status}.`);
  return openDesk(await response.text());
}
