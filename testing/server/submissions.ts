import { runSubmissions } from "../../scripts/submissions/run-submissions";

/** `npm run submissions -- …` in this process: to start Node for each takes a second. */
export async function submissions(args: readonly string[], env: Readonly<Record<string, string>>) {
  const told: string[] = [];
  try {
    const { text, code } = await runSubmissions(args, env, (line) => told.push(line));
    return { code, stdout: text, stderr: told.join("\n") };
  } catch (error) {
    told.push(error instanceof Error ? error.message : String(error));
    return { code: 1, stdout: "", stderr: told.join("\n") };
  }
}
