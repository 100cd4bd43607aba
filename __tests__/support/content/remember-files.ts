import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";

/**
 * Remembers the files and links of a folder, and returns a function that restores them. Tests change one folder again and
 * again, because writing and removing hundreds of files takes longer than most tests.
 */
export function rememberFiles(folder: string): () => void {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const known = new Set(entries.map(({ parentPath, name }) => join(parentPath, name)));
  const restorers = entries.flatMap((entry) => {
    const path = join(entry.parentPath, entry.name);
    if (entry.isSymbolicLink()) return rememberLink(path);
    return entry.isFile() ? rememberFile(path) : [];
  });
  return () => {
    for (const { parentPath, name } of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      const path = join(parentPath, name);
      if (!known.has(path)) rmSync(path, { recursive: true, force: true });
    }
    for (const restore of restorers) restore();
  };
}

function rememberFile(path: string): () => void {
  const bytes = readFileSync(path);
  let time = statSync(path).mtimeMs;
  return () => {
    // A test may change only the time of a file.
    if (statSync(path, { throwIfNoEntry: false })?.mtimeMs === time && readFileSync(path).equals(bytes)) return;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes);
    time = statSync(path).mtimeMs;
  };
}

function rememberLink(path: string): () => void {
  const target = readlinkSync(path);
  return () => {
    if (existsSync(path)) return;
    mkdirSync(dirname(path), { recursive: true });
    symlinkSync(target, path);
  };
}
