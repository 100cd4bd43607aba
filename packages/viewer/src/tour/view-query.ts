import { clamp, normalizeDegrees } from "@capture/domain/lib/angles";
import { MAX_PITCH_DEG } from "../geometry/camera";
import type { Orientation, TourData } from "./api";

/**
 * The parameters of a view in the query string: `?room=kitchen&yaw=120&pitch=-10`, where `room` is the id of a station,
 * or `?view=plan`.
 */
export const EMPTY_VIEW_QUERY = { room: "", yaw: "", pitch: "", view: "" };
export const PLAN_VIEW = "plan";
export type ViewQuery = typeof EMPTY_VIEW_QUERY;

/** Slightly downward, so that the floor and its arrows are visible. */
export const INITIAL_PITCH_DEG = -8;

/**
 * Parses the view in a query string.
 * @returns the first station with its initial orientation if the query contains no known station
 */
export function parseViewQuery(
  { stations }: Pick<TourData, "stations">,
  query: Pick<ViewQuery, "room" | "yaw" | "pitch">,
): { id: string; orientation: Orientation } {
  const requested = stations.find(({ id }) => id === query.room);
  const station = requested ?? stations[0];
  const parseDegrees = (text: string, fallback: number): number =>
    requested && text !== "" && Number.isFinite(Number(text)) ? Number(text) : fallback;
  return {
    id: station?.id ?? "",
    orientation: {
      yaw: normalizeDegrees(parseDegrees(query.yaw, station?.view ?? 0)),
      pitch: clamp(parseDegrees(query.pitch, INITIAL_PITCH_DEG), -MAX_PITCH_DEG, MAX_PITCH_DEG),
    },
  };
}

/** The query of a view, with angles in whole degrees. */
export const formatViewQuery = (stationId: string, { yaw, pitch }: Orientation): ViewQuery => ({
  room: stationId,
  yaw: String(Math.round(yaw)),
  pitch: String(Math.round(pitch)),
  view: "",
});
