import { visitEntry, type Collection, type Entry } from "../../collection";
import { readBytes, isFile, onDisk } from "../../media-file";
import { memoize } from "../../memoize";
import type { Problem } from "../../problem";
import type { Schemas } from "../../../model/schemas";

const PDF_SIGNATURE = "%PDF-";

/** Reports files that do not exist, and documents that are not PDF files. The rules of models and tours read theirs. */
export function fileProblems({ entries, schemas, folder }: Collection): Problem[] {
  return entries.flatMap((entry) =>
    namedFiles(entry, schemas).flatMap(({ path, value }) => {
      const fault = faultOf(folder, String(value));
      return fault === undefined ? [] : [entry.file.problem(path, fault)];
    }),
  );
}

const namedFiles = memoize((entry: Entry, schemas: Schemas) =>
  visitEntry(entry, schemas).filter(({ schema }) => schema.format === "file"),
);

function faultOf(folder: string, name: string): string | undefined {
  const path = onDisk(folder, name);
  if (!isFile(path)) return `there is no file data/${name}.`;
  if (!name.endsWith(".pdf") || readBytes(path, PDF_SIGNATURE.length).toString("latin1") === PDF_SIGNATURE)
    return undefined;
  return `data/${name} is not a PDF file; export it again as PDF.`;
}
