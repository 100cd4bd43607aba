import { SETTINGS } from "@capture/host/settings";
import type { SettingProperty, SettingsTable } from "@capture/receiver/read-settings";
import { BUILD_SETTINGS, PREVIEWS_SETTINGS } from "./build-settings";

const MAX_LINE_LENGTH = 100;
const HEAD = `# All settings of the site, written by \`npm run docs:settings\` from packages/host/src/settings.ts and
# scripts/assets/build-settings.ts. “Default:” is followed by the value that applies without the line,
# “Example:” by a possible value of a setting that has no fixed default.`;
const OF_HOST = `# ----- The host -----
# The host reads its environment, not this file. Copy the lines that you change to /etc/site.env, which
# systemd and Docker read (docs/operations.md). With a wrong value the host does not start, and reports the reason.`;
const OF_BUILD = `# ----- npm run build -----
# The environment of the build: with Docker as --build-arg, in CI as variables. The host does not read them.`;
const OF_PREVIEWS = `# ----- npm run previews -----
# The environment of the command (docs/desk.md), with PREVIEW_SECRET and PREVIEW_URL of the host. Keep this token out of
# /etc/site.env: the host does not need it.`;

/** The text of .env.example. All its settings are comments, so a copy changes nothing. */
export function envExample(): string {
  const texts = [
    HEAD,
    ...[OF_HOST, ...settingsOf(SETTINGS)],
    ...[OF_BUILD, ...settingsOf(BUILD_SETTINGS)],
    ...[OF_PREVIEWS, ...settingsOf(PREVIEWS_SETTINGS)],
  ];
  return `${texts.join("\n\n")}\n`;
}

function settingsOf(table: SettingsTable): string[] {
  return Object.entries<SettingProperty>(table).map(
    ([name, { default: defaultValue, description, examples: [example = ""] = [] }]) => {
      const mark = defaultValue !== undefined ? "Default:" : example === "" ? "No default:" : "Example:";
      return `${comment(`${description}. ${mark}`)}\n# ${name}=${defaultValue ?? example}`;
    },
  );
}

/** A text as lines of a comment. */
function comment(text: string): string {
  const lines = [""];
  // A command in backticks stays on one line.
  for (const word of text.match(/`[^`]*`\S*|\S+/g) ?? []) {
    const line = lines.at(-1) ?? "";
    if (line !== "" && line.length + word.length >= MAX_LINE_LENGTH) lines.push(word);
    else lines[lines.length - 1] = `${line} ${word}`.trim();
  }
  return lines.map((line) => `# ${line}`).join("\n");
}
