import { closeSync, openSync, readSync, statSync } from "node:fs";
import { join } from "node:path";
import { spelledOnDisk } from "../model/files-below";

/** Whether there is a file at a path; a folder is none. */
export const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() === true;

/** The path of a file that a document names. */
export const onDisk = (folder: string, name: string): string => join(folder, spelledOnDisk(folder, name));

/** Bytes of a file at an offset; fewer if it ends before. */
export function readBytes(path: string, count: number, offset = 0): Buffer {
  const bytes = Buffer.alloc(count);
  const file = openSync(path, "r");
  try {
    return bytes.subarray(0, readSync(file, bytes, 0, count, offset));
  } finally {
    closeSync(file);
  }
}
