import { readFileSync } from "node:fs";
import type { CreateResolversArgs } from "gatsby";
import { readGlb } from "../../../src/content/model/glb";
import { contentFile } from "../../../src/content/model/folder";
import { sizeOfBounds, statedSize, type OuterSize } from "../../../src/domain/outer-size";
import { memoizeByMtime } from "../../lib/memoize-by-mtime";
import { publishModel } from "./files";

/** GraphQL types of the files and sizes of models. */
export const modelTypes = `
  "A file to download."
  type ModelFile {
    url: String!
    bytes: Int!
    sha256: String!
  }

  "The outer size in millimeters of a device as it stands."
  type OuterSize {
    width: Float!
    depth: Float!
    height: Float!
  }
`;

interface ModelSource {
  glb: string;
  usdz?: string;
}

interface ProductSource {
  specifications?: Parameters<typeof statedSize>[0];
}

const publish = (name: string, extension: string): Promise<object> => publishModel(contentFile(name), extension);

/** The size of a model in whole millimeters. The content check reports files that cannot be read. */
const sizeOfModel = memoizeByMtime((path): OuterSize | undefined => {
  const model = readGlb(readFileSync(path));
  if (typeof model === "string") return undefined;
  const { width, depth, height } = sizeOfBounds(model.bounds);
  return { width: Math.round(width), depth: Math.round(depth), height: Math.round(height) };
});

/** Adds to models their published files and size, and to products the size that they state. */
export function addModelFields({ createResolvers }: CreateResolversArgs): void {
  createResolvers({
    Model: {
      glbFile: { type: "ModelFile!", resolve: ({ glb }: ModelSource) => publish(glb, ".glb") },
      usdzFile: {
        type: "ModelFile",
        resolve: ({ usdz }: ModelSource) => (usdz === undefined ? null : publish(usdz, ".usdz")),
      },
      size: { type: "OuterSize!", resolve: ({ glb }: ModelSource) => sizeOfModel(contentFile(glb)) },
    },
    Product: {
      outerSize: {
        type: "OuterSize",
        resolve: ({ specifications = [] }: ProductSource) => statedSize(specifications) ?? null,
      },
    },
  });
}
