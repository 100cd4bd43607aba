import {
  BufferAttribute,
  BufferGeometry,
  PerspectiveCamera,
  Points,
  Scene,
  type ShaderMaterial,
  Vector2,
  WebGLRenderer,
} from "three";
import type { CloudPiece, CloudScale } from "../../formats/cloud";
import {
  cameraPosition,
  focalLength,
  verticalFov,
  viewAxes,
  type CameraPose,
  type ViewportSize,
} from "../../geometry/camera";
import { addScaled } from "../../geometry/vector";
import { COLORINGS, createPointMaterial, setUniforms, type Coloring } from "./materials";
import { createPanoramaRenderer, type PanoramaLayer, type PanoramaRenderer } from "../panorama/panorama-renderer";
import { viewerPixelRatio } from "./pixel-ratio";

/** The content of a frame. */
export interface SceneState {
  camera: CameraPose;
  layers: readonly PanoramaLayer[];
  /** How many points of the cloud are drawn. */
  drawnPoints: number;
  coloring: Coloring;
  /** Points above this height, in meters, are not drawn. */
  clipHeight: number;
}

export interface SceneRenderer extends Pick<PanoramaRenderer, "createPanorama" | "writeTile"> {
  resize(size: ViewportSize): void;
  /** Adds a piece to the cloud. */
  addPiece(piece: CloudPiece, scale: CloudScale): void;
  /** Submits a frame to the device, which draws it asynchronously. */
  draw(scene: SceneState): void;
  /** Whether another frame may be submitted: fewer than MAX_PENDING_FRAMES are not drawn yet. */
  isReady(): boolean;
  dispose(): void;
}

/** With a lower limit the device would wait for the page; with a higher one frames would be shown late. */
const MAX_PENDING_FRAMES = 2;
/** Discs of this diameter, divided by the square root of their number, cover the surfaces of a cloud without gaps. */
const POINT_SIZE_M = 18;
const NEAR_PLANE_M = 0.05;
const FAR_PLANE_M = 200;

/**
 * Draws panoramas and the points of a cloud with three.js.
 * @param cloudExtent the minimum and maximum height of the cloud, and its radius, in meters
 * @param tileCapacity how many tiles of panoramas the graphics memory holds
 * @throws Error when the browser has no WebGL 2
 */
export function createSceneRenderer(
  canvas: HTMLCanvasElement,
  cloudExtent: { heights: [number, number]; radius: number },
  tileCapacity: number,
): SceneRenderer {
  // three.js uses the context that is created here. It would log an error if it created the context itself and failed.
  const context = canvas.getContext("webgl2", { alpha: true, antialias: false });
  if (!context) throw new Error("This browser has no WebGL 2.");
  const renderer = new WebGLRenderer({ canvas, alpha: true, antialias: false });
  renderer.setClearColor(0, 0);
  const threeCamera = new PerspectiveCamera();
  threeCamera.up.set(0, 0, 1);
  const scene = new Scene();
  const pointMaterial = createPointMaterial(cloudExtent.heights);
  const pieces: Points[] = [];
  const panoramas = createPanoramaRenderer(renderer, scene, tileCapacity);
  let size: ViewportSize = { width: 1, height: 1 };
  /** One fence for each pending frame. */
  const fences: WebGLSync[] = [];

  return {
    resize(next) {
      size = next;
      renderer.setPixelRatio(viewerPixelRatio());
      renderer.setSize(size.width, size.height, false);
    },
    addPiece(piece, scale) {
      const points = createPoints(piece, scale, pointMaterial);
      pieces.push(points);
      scene.add(points);
    },
    createPanorama: panoramas.createPanorama,
    writeTile: panoramas.writeTile,
    draw({ camera, layers, drawnPoints, coloring, clipHeight }) {
      updateThreeCamera(threeCamera, camera, size);
      panoramas.update(layers, camera, size);
      setUniforms(pointMaterial, {
        coloring: COLORINGS[coloring],
        clipHeight,
        pointSize:
          (POINT_SIZE_M / Math.sqrt(Math.max(1, drawnPoints))) * focalLength(camera, size) * renderer.getPixelRatio(),
        depths: new Vector2(Math.max(0, camera.distance - cloudExtent.radius), camera.distance + cloudExtent.radius),
      });
      limitPoints(pieces, drawnPoints);
      renderer.render(scene, threeCamera);
      const fence = context.fenceSync(context.SYNC_GPU_COMMANDS_COMPLETE, 0);
      if (fence) fences.push(fence);
    },
    isReady() {
      for (const fence of fences.splice(0)) {
        if (context.getSyncParameter(fence, context.SYNC_STATUS) === context.SIGNALED) context.deleteSync(fence);
        else fences.push(fence);
      }
      return fences.length < MAX_PENDING_FRAMES;
    },
    dispose() {
      for (const { geometry } of pieces) geometry.dispose();
      panoramas.dispose();
      pointMaterial.dispose();
      renderer.dispose();
      // Frees the context immediately, because phones allow few at the same time.
      renderer.forceContextLoss();
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
function updateThreeCamera(threeCamera: PerspectiveCamera, camera: CameraPose, size: ViewportSize): void {
  const position = cameraPosition(camera);
  threeCamera.fov = verticalFov(camera, size);
  threeCamera.aspect = size.width / size.height;
  threeCamera.near = NEAR_PLANE_M;
  threeCamera.far = FAR_PLANE_M;
  threeCamera.updateProjectionMatrix();
  threeCamera.position.set(...position);
  threeCamera.lookAt(...addScaled(position, viewAxes(camera).forward, 1));
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
