import { type Accessor, Document, VertexLayout, WebIO } from "@gltf-transform/core";
import type { Points } from "@capture/domain/ply";
import type { MeasuredTour } from "../measured-tour";
import { floorPlan } from "../plan/floor-plan";
import { openingHeights } from "./opening-heights";
import { floorOf, wallSolid, type Mesh } from "./solid";

/** A named mesh with the color of its material: red, green and blue from 0 to 1. */
interface NamedMesh extends Mesh {
  readonly name: string;
  readonly color: readonly [number, number, number];
}

/** Two triangles for the four corners of a rectangle. */
const TRIANGLES = [0, 1, 2, 0, 2, 3];
const ROUGHNESS = 0.9;

const WALL_COLOR = [0.86, 0.86, 0.84] as const;
const FLOOR_COLOR = [0.58, 0.5, 0.42] as const;

/** The walls of a tour with their openings, and the floor of each room under its name, as a GLB file. */
export function wallsGlb(tour: MeasuredTour, points: Points, generator: string, license: string): Promise<Uint8Array> {
  const plan = floorPlan(tour);
  const walls = wallSolid(tour, plan, openingHeights(points, plan.openings));
  return glbFile(
    [
      { name: tour.name, color: WALL_COLOR, ...walls },
      ...plan.rooms.map((room) => ({ name: room.name, color: FLOOR_COLOR, ...floorOf(room) })),
    ],
    generator,
    license,
  );
}

/**
 * Meshes as the bytes of a GLB file. glTF's y points up, so the plan's y becomes −z.
 * @param generator name of the program that writes the file
 * @param copyright the license of the file
 */
function glbFile(meshes: readonly NamedMesh[], generator: string, copyright: string): Promise<Uint8Array> {
  const document = new Document();
  Object.assign(document.getRoot().getAsset(), { generator, copyright });
  const buffer = document.createBuffer();
  const scene = document.createScene();
  const createVectors = (vectors: Mesh["positions"]): Accessor =>
    document
      .createAccessor("", buffer)
      .setType("VEC3")
      .setArray(new Float32Array(vectors.flatMap(toYUp)));
  for (const { name, color, positions, normals } of meshes) {
    const indices = Array.from({ length: positions.length / 4 }, (_, index) =>
      TRIANGLES.map((corner) => index * 4 + corner),
    );
    const material = document.createMaterial(name).setBaseColorFactor([...color, 1]);
    const primitive = document
      .createPrimitive()
      .setMaterial(material.setMetallicFactor(0).setRoughnessFactor(ROUGHNESS))
      .setAttribute("POSITION", createVectors(positions))
      .setAttribute("NORMAL", createVectors(normals))
      .setIndices(document.createAccessor("", buffer).setArray(new Uint16Array(indices.flat())));
    scene.addChild(document.createNode(name).setMesh(document.createMesh(name).addPrimitive(primitive)));
  }
  // Unlike NodeIO, it does not import the file system.
  return new WebIO().setVertexLayout(VertexLayout.SEPARATE).writeBinary(document);
}

const toYUp = ([x, y, z]: Mesh["positions"][number]): readonly number[] => [x, z, -y];
