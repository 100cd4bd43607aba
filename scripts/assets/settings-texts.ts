import { SETTINGS } from "@capture/host/settings";
import type { SettingProperty } from "@capture/receiver/read-settings";

const MAX_LINE_LENGTH = 100;
const HEAD = `# The host's settings, written by \`npm run docs:settings\` from packages/host/src/settings.ts.
# The host reads its environment, not this file. Copy the lines that you change to /etc/site.env,
# which systemd and Docker read (docs/operations.md). “Default:” is followed by the value that applies
# without the line, “Example:” by a possible value of a setting that has no fixed default.`;

/** The settings. A default is `undefined` if there is none, or if it depends on the machine. */
const ROWS = Object.entries<SettingProperty>(SETTINGS).map(
  ([name, { default: defaultValue, description, examples: [example = ""] = [] }]) => ({
    name,
    description,
    defaultValue,
    example,
  }),
);

/** The table of docs/forms.md, in Markdown. */
export function settingsTable(): string {
  const rows = ROWS.map(({ name, description, defaultValue }) => {
    const cell = defaultValue === undefined ? "" : `\`${defaultValue}\``;
    return `| \`${name}\` | ${cell} | ${description} |`;
  });
  return ["| Name | Default | Meaning |", "| --- | --- | --- |", ...rows].join("\n");
}

/** The text of .env.example. All its settings are comments, so a copy changes nothing. */
export function envExample(): string {
  const settings = ROWS.map(({ name, description, defaultValue, example }) => {
    const plain = description.replace(/\[([^\]]+)\]\([^)]+\)/g, "$1");
    const mark = defaultValue !== undefined ? "Default:" : example === "" ? "No default:" : "Example:";
    return `${comment(`${plain}. ${mark}`)}\n# ${name}=${defaultValue ?? example}`;
  });
  return `${[HEAD, ...settings].join("\n\n")}\n`;
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
