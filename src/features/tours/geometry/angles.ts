const HALF_TURN = 180;

export const radians = (degrees: number): number => (degrees * Math.PI) / HALF_TURN;
export const degrees = (angle: number): number => (angle * HALF_TURN) / Math.PI;

/** The same direction as an angle from −180 to 180 degrees. */
export function turnOf(angle: number): number {
  const turn = ((angle % 360) + 360) % 360;
  return turn > HALF_TURN ? turn - 360 : turn;
}

export const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));
