import { createViewStore, type ViewStore } from "../../../../lib/view-store";
import type { ViewerState } from "./state";

/** The state of the viewer, for its parts. */
export type ViewerStore = ViewStore<ViewerState>;

export const createViewerStore = createViewStore<ViewerState>;
