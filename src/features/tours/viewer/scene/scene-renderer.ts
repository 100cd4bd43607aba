import {
  BufferAttribute,
  BufferGeometry,
  LinearFilter,
  Matrix4,
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
import { createPendingFrames } from "../../../../lib/pending-frames";
import type { CloudPiece, CloudScale } from "../../formats/cloud";
import { degToRad } from "../../geometry/angles";
import {
  cameraPosition,
  focalLength,
  isOverPlan,
  verticalFov,
  viewAxes,
  type CameraPose,
  type ViewportSize,
} from "../../geometry/camera";
import { surfaceArea } from "../../geometry/point-spacing";
import { createEyeDome } from "./eye-dome";
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
  /** Points more than this far below the clip height, in meters, are not drawn. */
  sliceThickness: number;
}

export interface SceneRenderer {
  resize(size: ViewportSize): void;
  /** Adds a piece to the cloud. */
  addPiece(piece: CloudPiece, scale: CloudScale): void;
  /** Creates the texture of a layer; call its `dispose` to free the graphics memory. */
  createTexture(image: HTMLImageElement): Texture;
  /** Submits a frame to the device, which draws it asynchronously. */
  draw(scene: SceneState): void;
  /** Whether another frame may be submitted, because few are not drawn yet. */
  isReady(): boolean;
  dispose(): void;
}

/** With a pixel ratio of 4 instead of 2, phones draw four times as many pixels without a visible difference. */
const MAX_PIXEL_RATIO = 2;
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
const FAR_PLANE_M = 200;

/**
 * Draws panoramas and the points of a cloud with three.js.
 * @param cloudExtent the minimum and maximum height of the cloud, and its radius, in meters
 * @param isPhone whether the depth cue of the cloud takes fewer samples
 * @throws Error when the browser has no WebGL 2
 */
export function createSceneRenderer(
  canvas: HTMLCanvasElement,
  cloudExtent: { heights: [number, number]; radius: number },
  isPhone: boolean,
): SceneRenderer {
  // three.js uses the context that is created here. It would log an error if it created the context itself and failed.
  const context = canvas.getContext("webgl2", { alpha: true, antialias: false });
  if (!context) throw new Error("This browser has no WebGL 2.");
  const renderer = new WebGLRenderer({ canvas, alpha: true, antialias: false });
  renderer.setClearColor(0, 0);
  const threeCamera = new PerspectiveCamera();
  const scene = new Scene();
  const cloudScene = new Scene();
  const eyeDome = createEyeDome(isPhone);
  let cloudArea = 0;
  let addedPoints = 0;
  const pointMaterial = createPointMaterial(cloudExtent.heights);
  const pieces: Points[] = [];
  const panoramaMeshes = [createPanoramaMesh(1), createPanoramaMesh(2)];
  scene.add(eyeDome.mesh, ...panoramaMeshes);
  let size: ViewportSize = { width: 1, height: 1 };
  const pendingFrames = createPendingFrames(context);

  return {
    resize(next) {
      size = next;
      renderer.setPixelRatio(Math.min(devicePixelRatio, MAX_PIXEL_RATIO));
      renderer.setSize(size.width, size.height, false);
      eyeDome.resize(renderer);
    },
    addPiece(piece, scale) {
      const points = createPoints(piece, scale, pointMaterial);
      if (pieces.length === 0) cloudArea = surfaceArea(piece, scale);
      addedPoints += piece.positions.length / 3;
      pieces.push(points);
      cloudScene.add(points);
    },
    createTexture: createImageTexture,
    draw({ camera, layers, drawnPoints, coloring, clipHeight, sliceThickness }) {
      updateThreeCamera(threeCamera, camera, size, cloudExtent.radius);
      const pixelRatio = renderer.getPixelRatio();
      const pointSpacing = Math.sqrt(cloudArea / Math.max(1, drawnPoints));
      const { first, all } = COVERING_FACTORS;
      const coveringFactor = first + (all - first) * (drawnPoints / Math.max(1, addedPoints));
      const sizeFactor = isOverPlan(camera) ? PLAN_FACTOR : coveringFactor;
      const pointSize = pointSpacing * sizeFactor * focalLength(camera, size) * pixelRatio;
      panoramaMeshes.forEach((mesh, index) => updatePanoramaMesh(mesh, layers[index], camera, size));
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
      if (drawnPoints > 0) eyeDome.drawCloud(renderer, cloudScene, threeCamera, pointSize);
      renderer.render(scene, threeCamera);
      pendingFrames.add();
    },
    isReady: pendingFrames.isReady,
    dispose() {
      for (const { geometry } of [...pieces, ...panoramaMeshes]) geometry.dispose();
      for (const { material } of panoramaMeshes) material.dispose();
      pointMaterial.dispose();
      eyeDome.dispose();
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
function updateThreeCamera(
  threeCamera: PerspectiveCamera,
  camera: CameraPose,
  size: ViewportSize,
  cloudRadius: number,
): void {
  const { right, up, forward } = viewAxes(camera);
  threeCamera.fov = verticalFov(camera, size);
  threeCamera.aspect = size.width / size.height;
  threeCamera.near = NEAR_PLANE_M;
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
