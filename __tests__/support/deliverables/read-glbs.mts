import { readFileSync } from "node:fs";
import { Mesh, type Object3D } from "three";
import { GLTFLoader } from "three/examples/jsm/loaders/GLTFLoader.js";

/** Prints the meshes of GLB files as JSON. */
const files = process.argv.slice(2).map(async (path) => {
  const bytes = readFileSync(path);
  const { scene, asset } = await new GLTFLoader().parseAsync(
    bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) as ArrayBuffer,
    "",
  );
  const meshes: object[] = [];
  scene.traverse((object: Object3D) => {
    if (!(object instanceof Mesh)) return;
    const { position, normal } = object.geometry.attributes;
    const index = object.geometry.index;
    meshes.push({
      name: object.userData.name ?? object.name,
      positions: [...position.array],
      normals: [...normal.array],
      indices: [...index.array],
    });
  });
  return { asset, meshes };
});
console.log(JSON.stringify(await Promise.all(files)));
