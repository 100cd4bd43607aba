export const degToRad = (degrees: number): number => (degrees * Math.PI) / 180;
export const radToDeg = (radians: number): number => (radians * 180) / Math.PI;

/** The equivalent angle in degrees that is greater than −180 and at most 180. */
export function normalizeDegrees(degrees: number): number {
  const positive = ((degrees % 360) + 360) % 360;
  return positive > 180 ? positive - 360 : positive;
}

export const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));
