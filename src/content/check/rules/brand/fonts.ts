import { createRequire } from "node:module";
import { resolve } from "node:path";
import type { Brand } from "../../../model/brand";
import { entriesOf, type Collection } from "../../collection";
import type { Problem } from "../../problem";

/** Reports fonts of the brand that are not installed, and two fonts of the same name. */
export function brandFontProblems(collection: Collection): Problem[] {
  return entriesOf(collection, "Brand").flatMap(({ file, value }) => {
    const fonts = Object.entries((value as unknown as Brand).fonts);
    return fonts.flatMap(([role, { family, package: name }], index) => [
      ...(isInstalled(name)
        ? []
        : [
            file.problem(
              ["fonts", role, "package"],
              `the package “${name}” is not installed; run npm install --save-dev ${name}, or choose another font.`,
            ),
          ]),
      ...(fonts.slice(0, index).some(([, other]) => other.family === family)
        ? [
            file.problem(
              ["fonts", role, "family"],
              `another font has the name “${family}”; give this one another name, such as “${family} ${index + 1}”.`,
            ),
          ]
        : []),
    ]);
  });
}

function isInstalled(name: string): boolean {
  try {
    createRequire(resolve("package.json")).resolve(`${name}/package.json`);
    return true;
  } catch {
    return false;
  }
}
