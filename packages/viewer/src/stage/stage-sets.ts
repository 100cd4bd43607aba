import type { Group } from "three";
import type { DeviceModel } from "./device-model";
import { deviceExtent, trueSizeExtent } from "../model/fit";
import type { Triangles } from "../model/part-visibility";
import { planTrueSize } from "../model/true-size";
import { createCup, createSheet } from "./familiar-objects";
import { loadModel } from "./load-model";
import type { StageRenderer } from "./stage-renderer";
import type { StageSet } from "./stage-set";
import { readTriangles } from "./triangles";

export interface DeviceSet extends StageSet {
  /** The opaque surfaces of the device. */
  triangles: Triangles;
}

/** The sets of the stage, each built when it is needed first. */
export interface StageSets {
  /** The device of the page; `undefined` until it is loaded. */
  device: DeviceSet | undefined;
  /** All devices next to familiar objects; `undefined` until they are loaded. */
  trueSize: StageSet | undefined;
  /** @throws Error when the model cannot be loaded */
  loadDevice(): Promise<void>;
  /** @throws Error when a model cannot be loaded */
  loadTrueSize(): Promise<void>;
  dispose(): void;
}

/**
 * @param device of the page
 * @param devices all devices with a model, from left to right
 * @param signal aborted when the stage is disposed of
 */
export function createStageSets(
  renderer: StageRenderer,
  device: DeviceModel,
  devices: readonly DeviceModel[],
  signal: AbortSignal,
): StageSets {
  const models = new Map<string, Promise<Group>>();
  const load = (url: string): Promise<Group> => {
    const known = models.get(url);
    if (known) return known;
    const loading = loadModel(url, signal);
    models.set(url, loading);
    // The next call tries again.
    loading.catch(() => models.delete(url));
    return loading;
  };
  const sets: StageSets = {
    device: undefined,
    trueSize: undefined,
    async loadDevice() {
      const model = await load(device.glb.url);
      if (signal.aborted || sets.device) return;
      const set = renderer.createSet({ objects: [model], extent: deviceExtent(device.size) });
      sets.device = { ...set, triangles: readTriangles(model) };
    },
    async loadTrueSize() {
      const loaded = await Promise.all(devices.map(({ glb }) => load(glb.url)));
      if (signal.aborted) return;
      sets.trueSize ??= createTrueSizeSet(renderer, devices, loaded);
    },
    dispose() {
      sets.device?.dispose();
      sets.trueSize?.dispose();
    },
  };
  return sets;
}

function createTrueSizeSet(
  renderer: StageRenderer,
  devices: readonly DeviceModel[],
  loaded: readonly Group[],
): StageSet {
  const plan = planTrueSize(devices.map(({ size }) => size));
  // The models are also on the stage of the device, so they are copied.
  const objects = [createSheet(), createCup(), ...loaded.map((model) => model.clone())];
  [plan.sheet, plan.cup, ...plan.devices].forEach(({ x, z }, index) => objects[index]?.position.set(x, 0, z));
  return renderer.createSet({ objects, extent: trueSizeExtent(plan) });
}
