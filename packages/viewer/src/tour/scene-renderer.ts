import {
  BufferAttribute,
  BufferGeometry,
  Matrix4,
  PerspectiveCamera,
  Points,
  Scene,
  type ShaderMaterial,
  Vector2,
  Vector3,
} from "three";
import { createCanvasRenderer } from "../canvas/canvas-renderer";
import type { CloudPiece, CloudScale } from "../formats/cloud";
import {
  cameraPosition,
  focalLength,
  isOverPlan,
  verticalFov,
  viewAxes,
  type CameraPose,
  type ViewportSize,
} from "../geometry/camera";
import { surfaceArea } from "../geometry/point-spacing";
import { createPanoramaRenderer, type PanoramaLayer } from "../panorama/panorama-renderer";
import { createEyeDome } from "./eye-dome";
import type { Palette } from "../canvas/view";
import { COLORINGS, createPointMaterial, setUniforms, type Coloring } from "./materials";

/** The content of a frame. */
export interface SceneState {
  camera: CameraPose;
  layers: readonly PanoramaLayer[];
  /** How many points of the cloud are drawn. */
  drawnPoints: number;
  coloring: Coloring;
  /** Points above this height, in meters, are not drawn. */
  clipHeight: number;
  /** Points more than this far below the clip height, in meters, are not drawn. */
  sliceThickness: number;
}

export type SceneRenderer = ReturnType<typeof createSceneRenderer>;

/**
 * Discs of the distance between points, times this factor, cover the surfaces of a cloud without gaps: a lower one for
 * the first points, which are even, than for all points. Without a graphics card, larger discs would halve the frame rate.
 */
const COVERING_FACTORS = { first: 1.4, all: 2.5 } as const;
/** The lines of a plan are thinner. */
const PLAN_FACTOR = 1.2;
/** Smaller points would leave gaps between pixels of the screen. */
const MIN_POINT_SIZE_DEVICE_PX = 2;
/** Larger points would look like discs. */
const MAX_POINT_SIZE_PX = 22;
const NEAR_PLANE_M = 0.05;
/** Around a cloud, the near plane is at this fraction of the distance, because a scan may be a model or a plant. */
const NEAR_PLANE_FRACTION = 1 / 200;
const MIN_NEAR_PLANE_M = 0.002;
const FAR_PLANE_M = 200;

/**
 * Draws panoramas and the points of a cloud with three.js.
 * @param cloudExtent the minimum and maximum height of the cloud, and its radius, in meters
 * @param options whether the depth cue of the cloud takes fewer samples, and how many tiles of panoramas the graphics
 * memory holds
 * @throws Error when the browser has no WebGL 2
 */
export function createSceneRenderer(
  canvas: HTMLCanvasElement,
  cloudExtent: { heights: [number, number]; radius: number },
  { isPhone, tileCapacity, palette }: { isPhone: boolean; tileCapacity: number; palette: Palette },
) {
  const renderer = createCanvasRenderer(canvas, false);
  const { three } = renderer;
  const threeCamera = new PerspectiveCamera();
  const scene = new Scene();
  const cloudScene = new Scene();
  const eyeDome = createEyeDome(isPhone);
  let cloudArea = 0;
  let addedPoints = 0;
  const pointMaterial = createPointMaterial(cloudExtent.heights, palette);
  const pieces: Points[] = [];
  const panoramas = createPanoramaRenderer(three, scene, tileCapacity);
  scene.add(eyeDome.mesh);
  let size: ViewportSize = { width: 1, height: 1 };

  return {
    resize(next: ViewportSize): void {
      size = next;
      renderer.resize(size);
      eyeDome.resize(three);
    },
    /** Adds a piece to the cloud. */
    addPiece(piece: CloudPiece, scale: CloudScale): void {
      const points = createPoints(piece, scale, pointMaterial);
      if (pieces.length === 0) cloudArea = surfaceArea(piece, scale);
      addedPoints += piece.positions.length / 3;
      pieces.push(points);
      cloudScene.add(points);
    },
    createPanorama: panoramas.createPanorama,
    writeTile: panoramas.writeTile,
    /** Submits a frame to the device, which draws it asynchronously. */
    draw({ camera, layers, drawnPoints, coloring, clipHeight, sliceThickness }: SceneState): void {
      updateThreeCamera(threeCamera, camera, size, cloudExtent.radius);
      const pixelRatio = three.getPixelRatio();
      const pointSpacing = Math.sqrt(cloudArea / Math.max(1, drawnPoints));
      const { first, all } = COVERING_FACTORS;
      const coveringFactor = first + (all - first) * (drawnPoints / Math.max(1, addedPoints));
      const sizeFactor = isOverPlan(camera) ? PLAN_FACTOR : coveringFactor;
      const pointSize = pointSpacing * sizeFactor * focalLength(camera, size) * pixelRatio;
      panoramas.update(layers, camera, size);
      setUniforms(pointMaterial, {
        coloring: COLORINGS[coloring],
        clipHeight,
        sliceBottom: clipHeight - sliceThickness,
        pointSize,
        pointSizeRange: new Vector2(MIN_POINT_SIZE_DEVICE_PX, MAX_POINT_SIZE_PX * pixelRatio),
        depths: new Vector2(Math.max(0, camera.distance - cloudExtent.radius), camera.distance + cloudExtent.radius),
      });
      limitPoints(pieces, drawnPoints);
      eyeDome.mesh.visible = drawnPoints > 0;
      if (drawnPoints > 0) eyeDome.drawCloud(three, cloudScene, threeCamera, pointSize);
      renderer.draw(scene, threeCamera);
    },
    isReady: renderer.isReady,
    dispose(): void {
      for (const { geometry } of pieces) geometry.dispose();
      panoramas.dispose();
      pointMaterial.dispose();
      eyeDome.dispose();
      renderer.dispose();
    },
  };
}

function createPoints(
  { positions, colors }: CloudPiece,
  { origin, step }: CloudScale,
  material: ShaderMaterial,
): Points {
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(positions, 3));
  geometry.setAttribute("color", new BufferAttribute(colors, 3, true));
  const points = new Points(geometry, material);
  points.position.fromArray([...origin]);
  points.scale.setScalar(step);
  points.frustumCulled = false;
  return points;
}

/** Sets the camera of three.js to a pose. */
function updateThreeCamera(
  threeCamera: PerspectiveCamera,
  camera: CameraPose,
  size: ViewportSize,
  cloudRadius: number,
): void {
  const { right, up, forward } = viewAxes(camera);
  threeCamera.fov = verticalFov(camera, size);
  threeCamera.aspect = size.width / size.height;
  threeCamera.near =
    camera.distance === 0 ? NEAR_PLANE_M : Math.max(MIN_NEAR_PLANE_M, camera.distance * NEAR_PLANE_FRACTION);
  threeCamera.far = Math.max(FAR_PLANE_M, camera.distance + 2 * cloudRadius);
  threeCamera.updateProjectionMatrix();
  threeCamera.position.set(...cameraPosition(camera));
  // Not `lookAt`, which loses the yaw of a camera that looks straight down.
  const backward = new Vector3(...forward).negate();
  threeCamera.quaternion.setFromRotationMatrix(
    new Matrix4().makeBasis(new Vector3(...right), new Vector3(...up), backward),
  );
}

/** Limits the number of points drawn over all pieces of a cloud. */
function limitPoints(pieces: readonly Points[], max: number): void {
  let remaining = max;
  for (const piece of pieces) {
    const count = piece.geometry.getAttribute("position").count;
    piece.visible = remaining > 0;
    piece.geometry.setDrawRange(0, Math.max(0, Math.min(count, remaining)));
    remaining -= count;
  }
}
