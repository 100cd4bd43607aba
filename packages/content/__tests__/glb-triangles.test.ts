import { Document, WebIO, type GLTF, type Material, type Primitive } from "@gltf-transform/core";
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
  expect(await readTriangles(await glbWith(() => undefined))).toEqual([
    { corners: [a, b, c], color: [1, 1, 1], isGlowing: false, opacity: 1 },
  ]);
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
  expect((await readTriangles(glb)).map(({ corners }) => corners)).toEqual([[c, b, a]]);
});

test("reads the color of a material: of its light, if it glows; only glass is not opaque", async () => {
  const readSurface = async (change: (material: Material) => void) => {
    const glb = await glbWith((primitive, document) => {
      const material = document.createMaterial().setBaseColorFactor([0.25, 0.5, 0.75, 0.5]);
      change(material);
      primitive.setMaterial(material);
    });
    const [triangle] = await readTriangles(glb);
    return { ...triangle, corners: undefined };
  };
  const opaque = { color: [0.25, 0.5, 0.75], isGlowing: false, opacity: 1 };
  expect(await readSurface(() => undefined)).toEqual(opaque);
  expect(await readSurface((material) => material.setAlphaMode("BLEND"))).toEqual({ ...opaque, opacity: 0.5 });
  const glowing = { ...opaque, color: [0, 1, 0], isGlowing: true };
  expect(await readSurface((material) => material.setEmissiveFactor([0, 1, 0]))).toEqual(glowing);
});

test("leaves out lines and points", async () => {
  const lines: GLTF.MeshPrimitiveMode = 1;
  const glb = await glbWith((primitive) => primitive.setMode(lines));
  expect(await readTriangles(glb)).toEqual([]);
});
