import {
  DoubleSide,
  Group,
  LatheGeometry,
  Mesh,
  MeshStandardMaterial,
  PlaneGeometry,
  TorusGeometry,
  Vector2,
} from "three";
import { CUP, SHEET } from "../model/true-size";

const CUP_SEGMENTS = 64;
/** The outer radius and the wall of the cup, and of its handle, in meters. */
const CUP_RADIUS_M = CUP.depth / 2000;
const CUP_WALL_M = 0.0035;
const HANDLE_RADIUS_M = 0.026;
const HANDLE_THICKNESS_M = 0.0055;

/** A cup with its handle at the right, on the floor; the origin is the middle of its width. */
export function createCup(): Group {
  const [radius, height] = [CUP_RADIUS_M, CUP.height / 1000];
  // From the middle of the foot over the rim to the middle of the bottom.
  const profile = [
    [0, 0],
    [radius * 0.66, 0],
    [radius * 0.74, 0.002],
    [radius * 0.93, height * 0.22],
    [radius, height * 0.5],
    [radius, height - 0.0015],
    [radius - CUP_WALL_M / 2, height],
    [radius - CUP_WALL_M, height - 0.0015],
    [radius - CUP_WALL_M, height * 0.5],
    [radius * 0.93 - CUP_WALL_M, height * 0.22],
    [radius * 0.6, 0.006],
    [0, 0.006],
  ].map(([x = 0, y = 0]) => new Vector2(x, y));
  const material = new MeshStandardMaterial({ color: "#d8d6ce", roughness: 0.32, side: DoubleSide });
  const handle = new Mesh(new TorusGeometry(HANDLE_RADIUS_M, HANDLE_THICKNESS_M, 16, 40), material);
  // The handle ends at the width of the outline, and its inner half is inside the wall.
  handle.position.set(CUP.width / 1000 - radius - HANDLE_RADIUS_M - HANDLE_THICKNESS_M, height * 0.52, 0);
  const body = new Group();
  body.add(new Mesh(new LatheGeometry(profile, CUP_SEGMENTS), material), handle);
  body.position.x = radius - CUP.width / 2000;
  const cup = new Group();
  cup.add(body);
  return cup;
}

/** An upright sheet of paper; the origin is the middle of its lower edge. */
export function createSheet(): Group {
  const [width, height] = [SHEET.width / 1000, SHEET.height / 1000];
  const material = new MeshStandardMaterial({ color: "#d8d6ce", roughness: 0.95, side: DoubleSide });
  const paper = new Mesh(new PlaneGeometry(width, height), material);
  paper.position.y = height / 2;
  const sheet = new Group();
  sheet.add(paper);
  return sheet;
}
