import { closeSync, existsSync, openSync, readSync, statSync } from "node:fs";
import { join } from "node:path";
import { spelledOnDisk } from "../model/files-below";

/** Whether there is a file at a path; a folder is none. */
export function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}

/** The path of a file that a document names. */
export const onDisk = (folder: string, name: string): string => join(folder, spelledOnDisk(folder, name));

/** The first bytes of a file; fewer if it is shorter. */
export function firstBytes(path: string, count: number): Buffer {
  const bytes = Buffer.alloc(count);
  const file = openSync(path, "r");
  try {
    return bytes.subarray(0, readSync(file, bytes));
  } finally {
    closeSync(file);
  }
}
