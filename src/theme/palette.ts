import { bands, ramp } from "@brand";
import type { Palette } from "@capture/viewer/view";

/** The colors of tours, scans and models of devices, which are on dark backgrounds. */
export const palette: Palette = { ...bands.ink, ramp };
