import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { PREVIEWS, RECORD, type PreviewRecord } from "@capture/host/previews/folder";

/** Writes a preview into a host's folder, as `npm run previews` does. */
export function writePreview(
  folder: string,
  name: string,
  record: PreviewRecord,
  files: Readonly<Record<string, string>>,
): void {
  const own = join(folder, PREVIEWS, name);
  mkdirSync(own, { recursive: true });
  for (const [file, text] of Object.entries(files)) {
    const path = join(own, record.site ?? "", file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  writeFileSync(join(own, RECORD), JSON.stringify(record));
}
