import { readFileSync } from "node:fs";
import { readGlb } from "@capture/content/model/glb";
import { contentFile } from "@capture/content/model/folder";
import { sizeOfBounds, statedSize, type OuterSize } from "@capture/domain/outer-size";
import { computed } from "../../lib/node-model";
import { memoizeByMtime } from "../../lib/memoize-by-mtime";
import { publishFront, publishModel } from "./files";

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

export interface ModelSource {
  glb: string;
  usdz?: string;
}

export interface ProductSource {
  specifications?: Parameters<typeof statedSize>[0];
}

/** The size of a model in whole millimeters. The content check reports files that cannot be read. */
const sizeOfModel = memoizeByMtime((path): OuterSize | undefined => {
  const model = readGlb(readFileSync(path));
  if (typeof model === "string") return undefined;
  const { width, depth, height } = sizeOfBounds(model.bounds);
  return { width: Math.round(width), depth: Math.round(depth), height: Math.round(height) };
});

/** The URL path of a picture of the front of a model; null for a file that cannot be read. */
export const frontOfModel = memoizeByMtime(async (path): Promise<string | null> => {
  const size = sizeOfModel(path);
  return size === undefined ? null : publishFront(path, size);
});

/** The published files and the size of models, and the specified size of products. */
export const modelFields = {
  Model: {
    glbFile: computed("ModelFile!", ({ glb }: ModelSource) => publishModel(contentFile(glb), ".glb")),
    usdzFile: computed("ModelFile", ({ usdz }: ModelSource) =>
      usdz === undefined ? null : publishModel(contentFile(usdz), ".usdz"),
    ),
    front: computed("String", ({ glb }: ModelSource) => frontOfModel(contentFile(glb))),
    size: computed("OuterSize!", ({ glb }: ModelSource) => sizeOfModel(contentFile(glb))),
  },
  Product: {
    outerSize: computed("OuterSize", ({ specifications = [] }: ProductSource) => statedSize(specifications) ?? null),
  },
};
