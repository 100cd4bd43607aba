import { Mesh, type Object3D, Vector3 } from "three";
import type { Triangles } from "../model/part-visibility";

/** The triangles of the opaque surfaces of a model, in its own coordinates. */
export function readTriangles(model: Object3D): Triangles {
  model.updateWorldMatrix(true, true);
  const coordinates: number[] = [];
  const corner = new Vector3();
  model.traverse((object) => {
    if (!(object instanceof Mesh) || Array.isArray(object.material) || object.material.transparent) return;
    const { index, attributes } = object.geometry;
    const count = index?.count ?? attributes.position.count;
    for (let number = 0; number < count; number += 1) {
      corner.fromBufferAttribute(attributes.position, index?.getX(number) ?? number).applyMatrix4(object.matrixWorld);
      coordinates.push(corner.x, corner.y, corner.z);
    }
  });
  return Float32Array.from(coordinates);
}
