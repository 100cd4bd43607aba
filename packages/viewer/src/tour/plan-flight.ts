import type { CameraController } from "../canvas/camera-controller";
import type { CameraPose } from "../geometry/camera";
import { floorHeight, sliceBounds, SLICE_HEIGHT_M, SLICE_THICKNESS_M, type PlanBounds } from "../geometry/plan-slice";
import { overviewPose, planPose } from "./camera-poses";
import type { CloudSource } from "./loading";
import type { TourState, TourStore, TourData } from "./api";

const FLIGHT_DURATION_MS = 1100;
/** Added to the slice at the end that shows the entire cloud, for points below the floor. */
const BELOW_FLOOR_M = 0.5;

/** The part of the state that the plan changes. */
type Cut = Pick<TourState, "coloring" | "clipHeight">;

export interface PlanFlightDependencies {
  tour: TourData;
  store: TourStore;
  cameraController: CameraController<CameraPose>;
  cloud: CloudSource;
}

/** The flights to the plan and back. */
export function createPlanFlight({ tour, store, cameraController, cloud }: PlanFlightDependencies) {
  const { getState, set } = store;
  /** The view before the plan; its camera is `undefined` if the camera was not still at the cloud. */
  let before: (Cut & { camera: CameraPose | undefined }) | undefined;

  function fly(to: CameraPose, cut: Cut & { bottom: number }, onProgress: (progress: number) => void) {
    const { clipHeight, sliceThickness } = getState();
    const startBottom = clipHeight - Math.min(sliceThickness, clipHeight - lowest());
    return cameraController.moveTo(to, FLIGHT_DURATION_MS, (progress) => {
      onProgress(progress);
      const top = mix(clipHeight, cut.clipHeight, progress);
      set({ clipHeight: top, sliceThickness: top - mix(startBottom, cut.bottom, progress) });
    });
  }
  const lowest = (): number => (tour.scan.min[2] ?? 0) - BELOW_FLOOR_M;

  return {
    /**
     * Moves the camera over the plan, while the slice becomes thin. The cloud must be loaded.
     * @param onProgress called in each frame with the progress, from 0 to 1
     */
    enter(onProgress: (progress: number) => void): Promise<boolean> {
      const { coloring, clipHeight, camera, drawnPoints } = getState();
      const isViewOfCloud = drawnPoints > 0 && !cameraController.isAnimating;
      before ??= { coloring, clipHeight, camera: isViewOfCloud ? camera : undefined };
      const [firstPiece] = cloud.pieces;
      const middle = (firstPiece ? floorHeight(firstPiece, tour.scan) : 0) + SLICE_HEIGHT_M;
      const top = middle + SLICE_THICKNESS_M / 2;
      const slice = { clipHeight: top, sliceThickness: SLICE_THICKNESS_M };
      const bounds = sliceBounds(cloud.pieces, tour.scan, slice) ?? cloudBounds(tour);
      const to = planPose(bounds, middle, getState().size);
      set({ coloring: "plain", isPlan: true });
      return fly(to, { coloring: "plain", clipHeight: top, bottom: top - SLICE_THICKNESS_M }, onProgress);
    },
    /** Moves the camera back to the view before the plan, while the slice becomes thick. */
    async leave(): Promise<void> {
      if (!before) return;
      const { camera, coloring, clipHeight } = before;
      set({ coloring, isPlan: false });
      const to = camera ?? overviewPose(tour, getState().size, getState().camera.yaw);
      const hasArrived = await fly(to, { coloring, clipHeight, bottom: lowest() }, () => undefined);
      if (!hasArrived) return;
      before = undefined;
      set({ sliceThickness: Infinity });
    },
    /** Restores coloring and clip height immediately, for a flight from the plan to another view. */
    cancel(): void {
      if (!before) return;
      const { coloring, clipHeight } = before;
      before = undefined;
      set({ coloring, clipHeight, sliceThickness: Infinity, isPlan: false });
    },
  };
}

const mix = (from: number, to: number, fraction: number): number => from + (to - from) * fraction;

function cloudBounds({ scan: { min, max } }: TourData): PlanBounds {
  return { min: [min[0] ?? 0, min[1] ?? 0], max: [max[0] ?? 0, max[1] ?? 0] };
}
