import { createRequire } from "node:module";
import { resolve } from "node:path";
import type { Brand } from "../../../model/brand";
import { entriesOf, type Collection, type Entry } from "../../collection";
import type { Problem } from "../../problem";

/** Reports fonts of the brand that are not installed, and two fonts of the same name. */
export function brandFontProblems(collection: Collection): Problem[] {
  return entriesOf(collection, "Brand").flatMap((entry) => [...problemsOf(entry)]);
}

function* problemsOf({ file, value }: Entry): Iterable<Problem> {
  const fonts = Object.entries((value as unknown as Brand).fonts);
  for (const [index, [role, { family, package: name }]] of fonts.entries()) {
    if (!isInstalled(name)) {
      const message = `the package “${name}” is not installed; run npm install --save-dev ${name}, or choose another font.`;
      yield file.problem(["fonts", role, "package"], message);
    }
    if (fonts.slice(0, index).some(([, other]) => other.family === family)) {
      const message = `another font has the name “${family}”; give this one another name, such as “${family} ${index + 1}”.`;
      yield file.problem(["fonts", role, "family"], message);
    }
  }
}

function isInstalled(name: string): boolean {
  try {
    createRequire(resolve("package.json")).resolve(`${name}/package.json`);
    return true;
  } catch {
    return false;
  }
}
