import { join } from "node:path";
import { runSubmissions } from "../../scripts/submissions/run-submissions";

/**
 * Runs `npm run submissions -- …` in this process, because starting Node takes a second.
 * @param folder with the releases, by default that of this process
 */
export async function submissions(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  folder = process.cwd(),
) {
  const messages: string[] = [];
  try {
    const { text, code } = await runSubmissions(args, env, (line) => messages.push(line), join(folder, "releases"));
    return { code, stdout: text, stderr: messages.join("\n") };
  } catch (error) {
    messages.push(error instanceof Error ? error.message : String(error));
    return { code: 1, stdout: "", stderr: messages.join("\n") };
  }
}
