import type { Group } from "three";
import { deviceExtent, trueSizeExtent } from "../model/fit";
import type { Triangles } from "../model/part-visibility";
import { planTrueSize } from "../model/true-size";
import { createCup, createSheet } from "./familiar-objects";
import { runOnce } from "../canvas/loading";
import type { DeviceModel } from "./api";
import { loadModel } from "./load-model";
import type { StageRenderer } from "./stage-renderer";
import type { StageScene } from "./stage-scene";
import { readTriangles } from "./triangles";

export interface DeviceScene extends StageScene {
  /** The opaque surfaces of the device. */
  triangles: Triangles;
}

/** The scenes of the stage, each built when it is needed first. */
export interface StageScenes {
  /** The device of the page; `undefined` until it is loaded. */
  device: DeviceScene | undefined;
  /** All devices next to familiar objects; `undefined` until they are loaded. */
  trueSize: StageScene | undefined;
  /** @throws Error when the model cannot be loaded */
  loadDevice(): Promise<void>;
  /** @throws Error when a model cannot be loaded */
  loadTrueSize(): Promise<void>;
}

/**
 * @param device of the page
 * @param devices all devices with a model, from left to right
 * @param signal aborted when the stage is disposed of; disposes of the scenes too
 */
export function createStageScenes(
  renderer: StageRenderer,
  device: DeviceModel,
  devices: readonly DeviceModel[],
  signal: AbortSignal,
): StageScenes {
  const models = new Map<string, () => Promise<Group>>();
  const load = (url: string): Promise<Group> => {
    const loadOnce = models.get(url) ?? runOnce(() => loadModel(url, signal));
    models.set(url, loadOnce);
    return loadOnce();
  };
  const scenes: StageScenes = {
    device: undefined,
    trueSize: undefined,
    async loadDevice() {
      const model = await load(device.glb.url);
      if (signal.aborted || scenes.device) return;
      const scene = renderer.createScene({ objects: [model], extent: deviceExtent(device.size) });
      scenes.device = { ...scene, triangles: readTriangles(model) };
    },
    async loadTrueSize() {
      const loaded = await Promise.all(devices.map(({ glb }) => load(glb.url)));
      if (signal.aborted) return;
      scenes.trueSize ??= createTrueSizeScene(renderer, devices, loaded);
    },
  };
  signal.addEventListener("abort", () => {
    scenes.device?.dispose();
    scenes.trueSize?.dispose();
  });
  return scenes;
}

function createTrueSizeScene(
  renderer: StageRenderer,
  devices: readonly DeviceModel[],
  loaded: readonly Group[],
): StageScene {
  const plan = planTrueSize(devices.map(({ size }) => size));
  // The models are also on the stage of the device, so they are copied.
  const objects = [createSheet(), createCup(), ...loaded.map((model) => model.clone())];
  [plan.sheet, plan.cup, ...plan.devices].forEach(({ x, z }, index) => objects[index]?.position.set(x, 0, z));
  return renderer.createScene({ objects, extent: trueSizeExtent(plan) });
}
