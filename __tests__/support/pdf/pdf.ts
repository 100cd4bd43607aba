import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** An element of the structure of a PDF, which screen readers read. */
export interface PdfElement {
  /** The structure type, such as `H1` or `TD`. */
  readonly role: string;
  /** Its own text and that of its children, with single spaces. */
  readonly text: string;
  /** Alternative text of a figure. */
  readonly alt?: string;
  readonly children: readonly PdfElement[];
}

/** The content and the metadata of a PDF. */
export interface Pdf {
  readonly pages: number;
  readonly isMarked: boolean;
  readonly language: string | null;
  readonly title: string | null;
  /** The root elements of all pages, in reading order. */
  readonly elements: readonly PdfElement[];
  /** All text in the order in which it is drawn, which programs without support for structure follow. */
  readonly drawnText: string;
}

const TSX = pathToFileURL(require.resolve("tsx")).href;

/**
 * Reads PDFs with PDF.js, in a separate process, because Jest cannot load an ES module.
 * @throws Error when a file is missing or is not a PDF
 */
export function readPdfs(files: readonly string[]): Pdf[] {
  const script = join(__dirname, "read-pdfs.mts");
  return JSON.parse(execFileSync(process.execPath, ["--import", TSX, script, ...files], { encoding: "utf8" })) as Pdf[];
}
