/** The size of the viewport in CSS pixels. */
export interface ViewportSize {
  width: number;
  height: number;
}

/** A point of the viewport, in CSS pixels from its top left corner. */
export interface ScreenPoint {
  x: number;
  y: number;
}
