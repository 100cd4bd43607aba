export { clamp, degToRad, normalizeDegrees, radToDeg } from "../../../lib/angles";
