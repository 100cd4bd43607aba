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
import { radians } from "../../geometry/angles";
import { axes, eyeOf, focalLength, verticalFov, type Camera, type Size } from "../../geometry/camera";
import { along } from "../../geometry/vector";
import { pointMaterial, screen, setUniforms, type Screen } from "./materials";
import { COLORINGS, type Coloring } from "./shaders";

/** A panorama on the screen. The second layer is drawn over the first. */
export interface Layer {
  picture: Texture;
  /** Where the middle of the picture looks, in degrees. */
  heading: number;
  alpha: number;
}

export interface Scene3D {
  camera: Camera;
  layers: readonly Layer[];
  /** How many points of the cloud are drawn. */
  points: number;
  coloring: Coloring;
  /** Points above this height are left out, in meters. */
  ceiling: number;
}

export interface Stage {
  resize(size: Size): void;
  /** Adds a piece to the cloud. */
  addPiece(piece: CloudPiece, scale: CloudScale): void;
  /** Creates the picture of a layer; call its `dispose` to free it. */
  pictureOf(image: HTMLImageElement): Texture;
  /** Submits a frame to the device, which draws it later. */
  draw(scene: Scene3D): void;
  /** Whether the device accepts a frame: it has drawn all submitted frames but one. */
  isReady(): boolean;
  dispose(): void;
}

/** With a higher ratio phones draw four times as many pixels without a visible difference. */
const MAX_PIXEL_RATIO = 2;
/** With fewer the device would wait for the page; more would be shown late. */
const MAX_PENDING_FRAMES = 2;
/** The size at which dots close a surface, for one point; it is divided by the root of the number of points. */
const DOT_SIZE_M = 18;
const NEAR_PLANE_M = 0.05;
const FAR_PLANE_M = 200;

/**
 * Draws panoramas and the points of a cloud by three.js.
 * @param extent the minimum and maximum height of the cloud, and its radius, in meters
 * @throws Error when the browser has no WebGL 2
 */
export function createStage(canvas: HTMLCanvasElement, extent: { heights: [number, number]; radius: number }): Stage {
  // Without WebGL 2 three.js would write to the console. It uses the context that is created here.
  const context = canvas.getContext("webgl2", { alpha: true, antialias: false });
  if (!context) throw new Error("This browser has no WebGL 2.");
  const renderer = new WebGLRenderer({ canvas, alpha: true, antialias: false });
  renderer.setClearColor(0, 0);
  const eye = new PerspectiveCamera();
  eye.up.set(0, 0, 1);
  const scene = new Scene();
  const dots = pointMaterial(extent.heights);
  const pieces: Points[] = [];
  const screens = [screen(1), screen(2)];
  scene.add(...screens);
  let size: Size = { width: 1, height: 1 };
  /** One fence for each submitted frame that the device has not drawn yet. */
  const pending: WebGLSync[] = [];

  return {
    resize(next) {
      size = next;
      renderer.setPixelRatio(Math.min(devicePixelRatio, MAX_PIXEL_RATIO));
      renderer.setSize(size.width, size.height, false);
    },
    addPiece(piece, scale) {
      const points = createPoints(piece, scale, dots);
      pieces.push(points);
      scene.add(points);
    },
    pictureOf: createPicture,
    draw({ camera, layers, points, coloring, ceiling }) {
      setEye(eye, camera, size);
      screens.forEach((layer, index) => setLayer(layer, layers[index], camera, size));
      setUniforms(dots, {
        coloring: COLORINGS[coloring],
        ceiling,
        pointSize: (DOT_SIZE_M / Math.sqrt(Math.max(1, points))) * focalLength(camera, size) * renderer.getPixelRatio(),
        depths: new Vector2(Math.max(0, camera.distance - extent.radius), camera.distance + extent.radius),
      });
      limitPoints(pieces, points);
      renderer.render(scene, eye);
      const fence = context.fenceSync(context.SYNC_GPU_COMMANDS_COMPLETE, 0);
      if (fence) pending.push(fence);
    },
    isReady() {
      for (const fence of pending.splice(0)) {
        if (context.getSyncParameter(fence, context.SYNC_STATUS) === context.SIGNALED) context.deleteSync(fence);
        else pending.push(fence);
      }
      return pending.length < MAX_PENDING_FRAMES;
    },
    dispose() {
      for (const { geometry } of [...pieces, ...screens]) geometry.dispose();
      for (const { material } of screens) material.dispose();
      dots.dispose();
      renderer.dispose();
      // Phones allow few contexts at the same time.
      renderer.forceContextLoss();
    },
  };
}

function createPoints({ positions, colors }: CloudPiece, { origin, step }: CloudScale, dots: ShaderMaterial): Points {
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(positions, 3));
  geometry.setAttribute("color", new BufferAttribute(colors, 3, true));
  const points = new Points(geometry, dots);
  points.position.fromArray([...origin]);
  points.scale.setScalar(step);
  points.frustumCulled = false;
  return points;
}

function createPicture(image: HTMLImageElement): Texture {
  const picture = new Texture(image);
  Object.assign(picture, { flipY: false, generateMipmaps: false, minFilter: LinearFilter, wrapS: RepeatWrapping });
  picture.needsUpdate = true;
  return picture;
}

/** Sets the camera of three.js from ours. */
function setEye(eye: PerspectiveCamera, camera: Camera, size: Size): void {
  const position = eyeOf(camera);
  eye.fov = verticalFov(camera, size);
  eye.aspect = size.width / size.height;
  eye.near = NEAR_PLANE_M;
  eye.far = FAR_PLANE_M;
  eye.updateProjectionMatrix();
  eye.position.set(...position);
  eye.lookAt(...along(position, axes(camera).ahead, 1));
}

/** Draws only the first points of a cloud, over all its pieces. */
function limitPoints(pieces: readonly Points[], max: number): void {
  let remaining = max;
  for (const piece of pieces) {
    const count = piece.geometry.getAttribute("position").count;
    piece.visible = remaining > 0;
    piece.geometry.setDrawRange(0, Math.max(0, Math.min(count, remaining)));
    remaining -= count;
  }
}

function setLayer(mesh: Screen, layer: Layer | undefined, camera: Camera, size: Size): void {
  mesh.visible = layer !== undefined && layer.alpha > 0;
  if (!layer) return;
  const { right, up, ahead } = axes(camera);
  const focal = focalLength(camera, size);
  const side = (direction: readonly number[], pixels: number): Vector3 =>
    new Vector3(...direction).multiplyScalar(pixels / 2 / focal);
  setUniforms(mesh.material, {
    picture: layer.picture,
    heading: radians(layer.heading),
    alpha: layer.alpha,
    right: side(right, size.width),
    up: side(up, size.height),
    ahead: new Vector3(...ahead),
  });
}
