import { sizeOfBounds } from "@capture/domain/outer-size";
import { ALLOWED_EXTENSIONS, readGlb, type Glb } from "../src/model/glb";
import { boxDocument, glbOf, type GltfDocument } from "../../../__tests__/support/content/glb";

const box = boxDocument([0.2, 0.4, 0.1]);

/** Bounds of a document, rounded to a micrometer. */
function boundsOf(document: GltfDocument): number[][] {
  const { min, max } = (readGlb(glbOf(document)) as Glb).bounds;
  return [min, max].map((corner) => corner.map((value) => Math.round(value * 1e6) / 1e6 + 0));
}

const half = Math.SQRT1_2;

test("reads the bounds of normalized integers through the transform of their node", () => {
  expect(boundsOf(box)).toEqual([
    [-0.1, 0, -0.05],
    [0.1, 0.4, 0.05],
  ]);
});

test("applies the rotation of a node and the matrix of its parent", () => {
  const turned = {
    ...box,
    scenes: [{ nodes: [1] }],
    nodes: [
      // A quarter turn about y swaps width and depth.
      { mesh: 0, rotation: [0, half, 0, half], scale: [0.1, 0.2, 0.05] },
      { children: [0], matrix: [2, 0, 0, 0, 0, 2, 0, 0, 0, 0, 2, 0, 1, 2, 3, 1] },
    ],
  };
  expect(boundsOf(turned)).toEqual([
    [0.9, 1.6, 2.8],
    [1.1, 2.4, 3.2],
  ]);
});

test("contains all meshes of the default scene, and only those", () => {
  const accessors = [
    { componentType: 5126, min: [-1, 0, -1], max: [1, 2, 1] },
    { componentType: 5121, normalized: true, min: [0, 0, 0], max: [255, 0, 255] },
  ];
  const meshes = [0, 1].map((index) => ({ primitives: [{ attributes: { POSITION: index } }] }));
  const nodes = [{ mesh: 0 }, { mesh: 1, translation: [3, 0, 0] }, { mesh: 0, translation: [9, 0, 0] }];
  expect(boundsOf({ ...box, accessors, meshes, nodes, scene: 1, scenes: [{ nodes: [2] }, { nodes: [0, 1] }] })).toEqual(
    [
      [-1, 0, -1],
      [4, 2, 1],
    ],
  );
});

test("the size of bounds has the depth along z", () => {
  const { width, depth, height } = sizeOfBounds((readGlb(glbOf(box)) as Glb).bounds);
  expect([width, depth, height].map(Math.round)).toEqual([200, 100, 400]);
});

const whole = glbOf(box);
const accessor = (box.accessors as object[])[0];

/** More nodes below each other than functions may call each other. */
const deepTree = { ...box, nodes: Array.from({ length: 45_000 }, (_, index) => ({ children: [index + 1] })) };

test.each<[fault: string, bytes: Buffer, message: string]>([
  [
    "no GLB file",
    Buffer.from("solid cube, which is an STL file"),
    "is not a GLB file; export the model as glTF 2.0 binary.",
  ],
  ["an empty file", Buffer.alloc(0), "is not a GLB file; export the model as glTF 2.0 binary."],
  ["glTF 1", glbOf(box, 1), "is glTF 1; export the model as glTF 2.0 binary."],
  [
    "a truncated file",
    whole.subarray(0, whole.length - 4),
    `is truncated: it has ${whole.length - 4} bytes, but its header announces ${whole.length}.`,
  ],
  ["a broken description", glbOf("{ nodes: "), "has no readable description of the model; export it again."],
  ["a description that is null", glbOf("null"), "has no readable description of the model; export it again."],
  [
    "fields of other types",
    glbOf({ ...box, extensionsUsed: 1 }),
    "has no readable description of the model; export it again.",
  ],
  [
    "a description of another version",
    glbOf({ ...box, asset: { version: "1.1" } }),
    "has no readable description of the model; export it again.",
  ],
  [
    "Draco",
    glbOf({ ...box, extensionsUsed: ["KHR_draco_mesh_compression"] }),
    `uses the extension KHR_draco_mesh_compression; export it without, because pages draw only: ${ALLOWED_EXTENSIONS.join(", ")}.`,
  ],
  [
    "a required extension that is not used",
    glbOf({ ...box, extensionsRequired: ["EXT_meshopt_compression"] }),
    `uses the extension EXT_meshopt_compression; export it without, because pages draw only: ${ALLOWED_EXTENSIONS.join(", ")}.`,
  ],
  [
    "pictures",
    glbOf({ ...box, images: [{ mimeType: "image/png", bufferView: 0 }] }),
    "contains pictures, which the Content Security Policy keeps from being drawn; use plain colors for its materials.",
  ],
  [
    "data in another file",
    glbOf({ ...box, buffers: [{ byteLength: 4, uri: "pro.bin" }] }),
    "keeps its data in another file; export it as one GLB file.",
  ],
  [
    "too little data",
    glbOf({ ...box, buffers: [{ byteLength: 400 }] }),
    "is incomplete: its data has 4 bytes, but its description announces 400.",
  ],
  [
    "positions without bounds",
    glbOf({ ...box, accessors: [{ ...accessor, max: undefined }] }),
    "does not state the bounds of its meshes (min and max of POSITION); export it again.",
  ],
  ["a missing node", glbOf({ ...box, scenes: [{ nodes: [7] }] }), "has a scene with broken nodes; export it again."],
  [
    "a node below itself",
    glbOf({ ...box, nodes: [{ mesh: 0, children: [0] }] }),
    "has a scene with broken nodes; export it again.",
  ],
  ["a deep tree", glbOf(deepTree), "has a scene with broken nodes; export it again."],
  ["no mesh", glbOf({ ...box, nodes: [{}] }), "has no mesh in its scene; export the model again."],
  ["no scene", glbOf({ ...box, scenes: [] }), "has no mesh in its scene; export the model again."],
])("reports %s", (_, bytes, message) => {
  expect(readGlb(bytes)).toBe(message);
});

test("reports a chunk that ends behind the file", () => {
  const bytes = Buffer.from(whole);
  bytes.writeUInt32LE(bytes.length, 12);
  expect(readGlb(bytes)).toBe("has no readable description of the model; export it again.");
  const cut = Buffer.concat([whole, Buffer.alloc(4)]);
  cut.writeUInt32LE(cut.length, 8);
  expect(readGlb(cut)).toBe("has no readable description of the model; export it again.");
});

test("reads many primitives in many nodes", () => {
  const primitives = Array.from({ length: 10_000 }, () => ({ attributes: { POSITION: 0 } }));
  const nodes = Array.from({ length: 10_000 }, () => ({ mesh: 0, scale: [0.1, 0.2, 0.05] }));
  const scenes = [{ nodes: [...nodes.keys()] }];
  expect(boundsOf({ ...box, meshes: [{ primitives }], nodes, scenes })[1]).toEqual([0.1, 0.2, 0.05]);
});
