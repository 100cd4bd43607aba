import { NeutralToneMapping, OrthographicCamera, PerspectiveCamera, Vector3 } from "three";
import { createCanvasRenderer } from "../canvas/canvas-renderer";
import type { Palette } from "../canvas/view";
import type { ViewportSize } from "../canvas/viewport";
import { FOV_DEG, TOOLBAR_HEIGHT_PX } from "../model/fit";
import { eyePosition, type Orbit } from "../model/orbit";
import type { Project } from "./api";
import { createEnvironment } from "./environment";
import { createStageScene, type StageScene } from "./stage-scene";

export type StageRenderer = ReturnType<typeof createStageRenderer>;

const EXPOSURE = 1.05;
/** The depth range of the camera, as multiples of its distance. */
const NEAR_PLANE_FACTOR = 0.05;
const FAR_PLANE_FACTOR = 8;
/** Below this height the camera sees the floor from the edge or from below. */
const MIN_EYE_HEIGHT_M = 0.004;

/**
 * Draws a stage with three.js.
 * @throws Error when the browser has no WebGL 2
 */
export function createStageRenderer(canvas: HTMLCanvasElement, palette: Palette) {
  const renderer = createCanvasRenderer(canvas, true);
  const { three } = renderer;
  three.toneMapping = NeutralToneMapping;
  three.toneMappingExposure = EXPOSURE;
  const environment = createEnvironment(three, palette);
  const perspective = new PerspectiveCamera(FOV_DEG);
  const orthographic = new OrthographicCamera();
  let size: ViewportSize = { width: 1, height: 1 };
  return {
    resize(next: ViewportSize): void {
      size = next;
      renderer.resize(size);
    },
    createScene: (options: Omit<Parameters<typeof createStageScene>[2], "palette">): StageScene =>
      createStageScene(three, environment.texture, { ...options, palette }),
    /**
     * Submits a frame to the device, which draws it asynchronously.
     * @param pxPerMm draws without perspective, at this scale
     */
    draw(scene: StageScene, orbit: Orbit, pxPerMm?: number): Project {
      const camera = pxPerMm === undefined ? perspective : orthographic;
      if (pxPerMm === undefined) perspective.aspect = size.width / size.height;
      else setScale(orthographic, size, pxPerMm);
      // Centers what is shown above the toolbar.
      camera.setViewOffset(size.width, size.height, 0, TOOLBAR_HEIGHT_PX / 2, size.width, size.height);
      aimCamera(camera, orbit);
      // The lights turn with the camera, as if the device turned in front of it.
      scene.root.environmentRotation.y = camera.rotation.y;
      scene.setFloorVisible(pxPerMm === undefined && camera.position.y > MIN_EYE_HEIGHT_M);
      renderer.draw(scene.root, camera);
      return createProjection(camera, size);
    },
    isReady: renderer.isReady,
    dispose(): void {
      environment.dispose();
      renderer.dispose();
    },
  };
}

function aimCamera(camera: PerspectiveCamera | OrthographicCamera, orbit: Orbit): void {
  camera.near = orbit.distance * NEAR_PLANE_FACTOR;
  camera.far = orbit.distance * FAR_PLANE_FACTOR;
  camera.rotation.order = "YXZ";
  camera.position.set(...eyePosition(orbit));
  camera.lookAt(...orbit.target);
  camera.updateProjectionMatrix();
  camera.updateMatrixWorld();
}

function setScale(camera: OrthographicCamera, { width, height }: ViewportSize, pxPerMm: number): void {
  const pxPerMeter = pxPerMm * 1000;
  camera.right = width / 2 / pxPerMeter;
  camera.left = -camera.right;
  camera.top = height / 2 / pxPerMeter;
  camera.bottom = -camera.top;
}

function createProjection(camera: PerspectiveCamera | OrthographicCamera, { width, height }: ViewportSize): Project {
  const matrix = camera.projectionMatrix.clone().multiply(camera.matrixWorldInverse);
  const projected = new Vector3();
  return (point) => {
    const { x, y } = projected.set(...point).applyMatrix4(matrix);
    return { x: ((x + 1) / 2) * width, y: ((1 - y) / 2) * height };
  };
}
