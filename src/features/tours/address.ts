import { clamp, turnOf } from "./geometry/angles";
import { MAX_PITCH_DEG } from "./geometry/camera";
import type { Look, ViewerTour } from "./viewer/scene/state";

/** The part of an address that names a view: `?room=kitchen&yaw=120&pitch=-10`. */
export const NO_VIEW = { room: "", yaw: "", pitch: "" };
export type ViewAddress = typeof NO_VIEW;

/** The station and look that an address names; the first station where it names none that exists. */
export function viewOf({ stations }: Pick<ViewerTour, "stations">, address: ViewAddress): { id: string; look: Look } {
  const named = stations.find(({ id }) => id === address.room);
  const station = named ?? stations[0];
  const degrees = (text: string, otherwise: number): number =>
    named && text !== "" && Number.isFinite(Number(text)) ? Number(text) : otherwise;
  return {
    id: station?.id ?? "",
    look: {
      yaw: turnOf(degrees(address.yaw, station?.view ?? 0)),
      pitch: clamp(degrees(address.pitch, INITIAL_PITCH_DEG), -MAX_PITCH_DEG, MAX_PITCH_DEG),
    },
  };
}

/** A little downwards, so that the floor with its arrows is in the picture. */
export const INITIAL_PITCH_DEG = -8;

/** How an address names a view. */
export const addressOf = (station: string, { yaw, pitch }: Look): ViewAddress => ({
  room: station,
  yaw: String(Math.round(yaw)),
  pitch: String(Math.round(pitch)),
});
