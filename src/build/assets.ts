import { writeAppIcons } from "./app-icons";
import { onPostBootstrap as writeIconSheet } from "./icons";

/** Writes what pages name by a fixed address into public/, for the built site and `gatsby develop` alike. */
export async function onPostBootstrap(): Promise<void> {
  writeIconSheet();
  await writeAppIcons();
}
