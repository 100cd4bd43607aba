import { withPrefix } from "gatsby";
import { HELP_SEARCH_PATH, type HelpSearch } from "./document";
import type { SearchFile } from "./index-options";

/**
 * Loads the script and the index of the help search.
 * @throws Error when one of them cannot be loaded
 */
export async function loadHelpSearch(): Promise<HelpSearch> {
  const [{ openHelpSearch }, response] = await Promise.all([
    import("./help-search"),
    fetch(withPrefix(HELP_SEARCH_PATH)),
  ]);
  if (!response.ok) throw new Error(`${HELP_SEARCH_PATH} responded with status ${response.status}.`);
  return openHelpSearch((await response.json()) as SearchFile);
}
