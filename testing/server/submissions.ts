import { runSubmissions } from "@capture/receiver/commands/run-submissions";
import type { SiteTexts } from "@capture/receiver/texts/texts";
import { parseCommandLine } from "../../scripts/submissions/options";
import { siteTexts } from "./texts";

/**
 * Runs `npm run submissions -- …` in this process, because starting Node takes a second.
 * @param texts of the site, by default in its default language only
 */
export async function submissions(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  texts: SiteTexts = siteTexts,
) {
  const messages: string[] = [];
  try {
    const line = parseCommandLine(args);
    if (!line) return { code: 0, stdout: "", stderr: "" };
    const { text, code } = await runSubmissions(line, env, texts, (message) => messages.push(message));
    return { code, stdout: text, stderr: messages.join("\n") };
  } catch (error) {
    messages.push(error instanceof Error ? error.message : String(error));
    return { code: 1, stdout: "", stderr: messages.join("\n") };
  }
}
