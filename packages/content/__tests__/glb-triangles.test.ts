import { Document, WebIO, type GLTF, type Primitive } from "@gltf-transform/core";
import { readTriangles } from "../src/model/glb-triangles";

/** A GLB file with one triangle, moved to the right by one meter. */
async function glbWith(change: (primitive: Primitive, document: Document) => void): Promise<Uint8Array> {
  const document = new Document();
  const buffer = document.createBuffer();
  const positions = document
    .createAccessor()
    .setType("VEC3")
    .setArray(new Float32Array([0, 0, 0, 1, 0, 0, 0, 1, 0]))
    .setBuffer(buffer);
  const primitive = document.createPrimitive().setAttribute("POSITION", positions);
  change(primitive, document);
  const node = document.createNode().setTranslation([1, 0, 0]).setMesh(document.createMesh().addPrimitive(primitive));
  document.createScene().addChild(node);
  return new WebIO().writeBinary(document);
}

const [a, b, c] = [
  [1, 0, 0],
  [2, 0, 0],
  [1, 1, 0],
];

test("reads triangles with their place in the scene", async () => {
  expect(await readTriangles(await glbWith(() => undefined))).toEqual([[a, b, c]]);
});

test("follows indices", async () => {
  const glb = await glbWith((primitive, document) => {
    const [buffer] = document.getRoot().listBuffers();
    const indices = document
      .createAccessor()
      .setArray(new Uint16Array([2, 1, 0]))
      .setBuffer(buffer ?? null);
    primitive.setIndices(indices);
  });
  expect(await readTriangles(glb)).toEqual([[c, b, a]]);
});

test("leaves out lines and points", async () => {
  const lines: GLTF.MeshPrimitiveMode = 1;
  const glb = await glbWith((primitive) => primitive.setMode(lines));
  expect(await readTriangles(glb)).toEqual([]);
});
