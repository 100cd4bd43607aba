import {
  BufferAttribute,
  BufferGeometry,
  LinearFilter,
  PerspectiveCamera,
  Points,
  RepeatWrapping,
  Scene,
  type ShaderMaterial,
  Texture,
  Vector2,
  Vector3,
  WebGLRenderer,
} from "three";
import type { CloudPiece, CloudScale } from "../../formats/cloud";
import { degToRad } from "../../geometry/angles";
import {
  cameraPosition,
  focalLength,
  verticalFov,
  viewAxes,
  type CameraPose,
  type ViewportSize,
} from "../../geometry/camera";
import { addScaled } from "../../geometry/vector";
import {
  COLORINGS,
  createPanoramaMesh,
  createPointMaterial,
  setUniforms,
  type Coloring,
  type PanoramaMesh,
} from "./materials";

/** A panorama that fills the viewport. The second layer is drawn over the first. */
export interface PanoramaLayer {
  texture: Texture;
  /** The direction of the center of the texture, in degrees. */
  heading: number;
  opacity: number;
}

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

export interface SceneRenderer {
  resize(size: ViewportSize): void;
  /** Adds a piece to the cloud. */
  addPiece(piece: CloudPiece, scale: CloudScale): void;
  /** Creates the texture of a layer; call its `dispose` to free the graphics memory. */
  createTexture(image: HTMLImageElement): Texture;
  /** Submits a frame to the device, which draws it asynchronously. */
  draw(scene: SceneState): void;
  /** Whether another frame may be submitted: fewer than MAX_PENDING_FRAMES are not drawn yet. */
  isReady(): boolean;
  dispose(): void;
}

/** With a pixel ratio of 4 instead of 2, phones draw four times as many pixels without a visible difference. */
const MAX_PIXEL_RATIO = 2;
/** With a lower limit the device would wait for the page; with a higher one frames would be shown late. */
const MAX_PENDING_FRAMES = 2;
/** Discs of this diameter, divided by the square root of their number, cover the surfaces of a cloud without gaps. */
const POINT_SIZE_M = 18;
const NEAR_PLANE_M = 0.05;
/** Around a cloud, the near plane is at this fraction of the distance, because a scan may be a model or a plant. */
const NEAR_PLANE_FRACTION = 1 / 200;
const MIN_NEAR_PLANE_M = 0.002;
const FAR_PLANE_M = 200;

/**
 * Draws panoramas and the points of a cloud with three.js.
 * @param cloudExtent the minimum and maximum height of the cloud, and its radius, in meters
 * @throws Error when the browser has no WebGL 2
 */
export function createSceneRenderer(
  canvas: HTMLCanvasElement,
  cloudExtent: { heights: [number, number]; radius: number },
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
  const panoramaMeshes = [createPanoramaMesh(1), createPanoramaMesh(2)];
  scene.add(...panoramaMeshes);
  let size: ViewportSize = { width: 1, height: 1 };
  /** One fence for each pending frame. */
  const fences: WebGLSync[] = [];

  return {
    resize(next) {
      size = next;
      renderer.setPixelRatio(Math.min(devicePixelRatio, MAX_PIXEL_RATIO));
      renderer.setSize(size.width, size.height, false);
    },
    addPiece(piece, scale) {
      const points = createPoints(piece, scale, pointMaterial);
      pieces.push(points);
      scene.add(points);
    },
    createTexture: createImageTexture,
    draw({ camera, layers, drawnPoints, coloring, clipHeight }) {
      updateThreeCamera(threeCamera, camera, size);
      panoramaMeshes.forEach((mesh, index) => updatePanoramaMesh(mesh, layers[index], camera, size));
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
      for (const { geometry } of [...pieces, ...panoramaMeshes]) geometry.dispose();
      for (const { material } of panoramaMeshes) material.dispose();
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

function createImageTexture(image: HTMLImageElement): Texture {
  const texture = new Texture(image);
  Object.assign(texture, { flipY: false, generateMipmaps: false, minFilter: LinearFilter, wrapS: RepeatWrapping });
  texture.needsUpdate = true;
  return texture;
}

/** Sets the camera of three.js to a pose. */
function updateThreeCamera(threeCamera: PerspectiveCamera, camera: CameraPose, size: ViewportSize): void {
  const position = cameraPosition(camera);
  threeCamera.fov = verticalFov(camera, size);
  threeCamera.aspect = size.width / size.height;
  threeCamera.near =
    camera.distance === 0 ? NEAR_PLANE_M : Math.max(MIN_NEAR_PLANE_M, camera.distance * NEAR_PLANE_FRACTION);
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

function updatePanoramaMesh(
  mesh: PanoramaMesh,
  layer: PanoramaLayer | undefined,
  camera: CameraPose,
  size: ViewportSize,
): void {
  mesh.visible = layer !== undefined && layer.opacity > 0;
  if (!layer) return;
  const { right, up, forward } = viewAxes(camera);
  const focal = focalLength(camera, size);
  const halfExtent = (axis: readonly number[], pixels: number): Vector3 =>
    new Vector3(...axis).multiplyScalar(pixels / 2 / focal);
  setUniforms(mesh.material, {
    panorama: layer.texture,
    heading: degToRad(layer.heading),
    opacity: layer.opacity,
    right: halfExtent(right, size.width),
    up: halfExtent(up, size.height),
    forward: new Vector3(...forward),
  });
}
