import { useSyncExternalStore } from "react";
import type { Stage, StageState } from "../scene/state";

const getNoState = (): undefined => undefined;
const subscribeToNothing = () => (): void => undefined;

/** The state of the stage; `undefined` until it is created. */
export const useStageState = (stage: Stage | undefined): StageState | undefined =>
  useSyncExternalStore(stage?.subscribe ?? subscribeToNothing, stage?.state ?? getNoState, getNoState);
