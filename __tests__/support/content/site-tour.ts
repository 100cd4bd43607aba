import { readdirSync, readFileSync } from "node:fs";
import { normalizeDegrees } from "@capture/domain/lib/angles";
import { connectionsFrom } from "@capture/viewer/connections";
import type { Door, PlanStation, Room } from "@capture/viewer/floor-plan";
import { readAccuracy, type ComputedAccuracy, type AssumedConditions } from "@capture/domain/accuracy/read-accuracy";
import { formatConditions, type ConditionLabels, type Conditions } from "@capture/domain/accuracy/conditions";
import { EMPTY_VIEW_QUERY, formatViewQuery, INITIAL_PITCH_DEG } from "@capture/viewer/view-query";
import type { Quantity } from "@capture/domain/quantities";
import { detailPath } from "@capture/content/model/routes";
import { fillFromSite } from "@capture/domain/placeholders";
import { keepUnits } from "@capture/domain/units";
import { localeOf } from "@capture/domain/lib/locale";
import { updateSearch } from "../../../src/hooks/use-query-state";
import { assertPresent } from "../../../src/lib/assert-present";
import { routes, site } from "../../../testing/routes";
import { contentOf, entriesIn, pathOf } from "./data";
import { itemsOf } from "./pages";

interface TourStation extends PlanStation {
  readonly name: string;
  /** The initial yaw, in degrees. */
  readonly view: number;
  readonly heading: number;
  readonly picture: { readonly src: string; readonly alt: string };
  readonly depth: string;
}

interface TourFile {
  readonly slug: string;
  readonly device?: string;
  readonly image: { readonly alt: string };
  readonly ceiling: number;
  readonly rooms: readonly (Room & { readonly name: string })[];
  readonly doors: readonly (Omit<Door, "closed"> & { readonly closed?: boolean })[];
  readonly stations: readonly TourStation[];
}

interface ProductFile {
  readonly name: string;
  readonly specifications: readonly {
    key: string;
    value: string;
    quantities?: readonly Quantity[];
    conditions?: Conditions;
  }[];
}

/** The words of the viewer. */
export const viewerLabels = contentOf<Queries.TourLabelFieldsFragment>("labels/tour.json");

const tours = readdirSync(pathOf("tours"))
  .filter((name) => name.endsWith(".json"))
  .map((name) => JSON.parse(fillFromSite(readFileSync(pathOf(`tours/${name}`), "utf8"), { ...site })) as TourFile)
  .map((tour) => ({ ...tour, path: detailPath("Tour", tour.slug) ?? "" }));

/** The first tour with a page; tests of tours are skipped if there is none. */
export const siteTour = assertPresent(tours.find(({ path }) => routes.includes(path)) ?? tours[0]);

/** The station at which the tour starts. */
export const firstStation = assertPresent(siteTour.stations[0]);
/** Another station in the room of the first one, which an arrow leads to. */
export const neighborStation =
  siteTour.stations.find(({ id, room }) => room === firstStation.room && id !== firstStation.id) ?? firstStation;
/** A station in another room. */
export const otherRoomStation = siteTour.stations.find(({ room }) => room !== firstStation.room) ?? firstStation;

/** Whether the tour has a page, at least two stations in its first room and one in another. */
export const hasWalk =
  routes.includes(siteTour.path) && neighborStation !== firstStation && otherRoomStation !== firstStation;

const doors = siteTour.doors.map((door): Door => ({ closed: null, ...door }));

/** The arrows of a station in the order of the page: their destinations and directions in degrees. */
export const arrowsFrom = (from: TourStation): { to: TourStation; yaw: number }[] =>
  connectionsFrom({ ...siteTour, doors }, from).map(({ to, yaw }) => ({
    to: assertPresent(siteTour.stations.find(({ id }) => id === to)),
    yaw,
  }));

/** The direction of the arrow from the first station to its neighbor, in whole degrees. */
export const neighborYaw = Math.round(
  arrowsFrom(firstStation).find(({ to }) => to === neighborStation)?.yaw ?? firstStation.view,
);

/** The query string of a view, as the page writes it. */
export const viewQuery = ({ id }: TourStation, yaw: number, pitch = INITIAL_PITCH_DEG): string =>
  updateSearch("", EMPTY_VIEW_QUERY, formatViewQuery(id, { yaw: normalizeDegrees(yaw), pitch }));

interface ScanPage {
  readonly route?: string;
  readonly path?: string;
  readonly scan?: { readonly tour: string };
}

/** The paths of the pages with a scan of the tour. */
export const scanPaths = [contentOf<ScanPage>("pages/technology.json"), ...entriesIn<ScanPage>("products")]
  .filter(({ scan }) => scan?.tour === siteTour.slug)
  .map(({ route, path }) => route ?? path ?? "")
  .filter((path) => routes.includes(path));

export const [scanPath = ""] = scanPaths;

/** The stated accuracy of the device of the tour: its texts, and the length with which the site computes. */
export function statedAccuracy():
  { name: string; text: string; conditions: string; accuracy: ComputedAccuracy } | undefined {
  if (siteTour.device === undefined) return undefined;
  const { name, specifications } = contentOf<ProductFile>(`products/${siteTour.device}.json`);
  const stated = specifications.find(({ key }) => key === "accuracy");
  const assumed = itemsOf<{ fields: readonly { key: string; assumedConditions?: AssumedConditions }[] }>(
    "specification-fields.json",
  )
    .flatMap(({ fields }) => fields)
    .find(({ key }) => key === "accuracy")?.assumedConditions;
  if (!stated?.conditions || !assumed) return undefined;
  const accuracy = readAccuracy(stated.quantities, stated.conditions, assumed);
  if (!accuracy) return undefined;
  const labels = contentOf<{ conditions: ConditionLabels }>("labels/product.json").conditions;
  const conditions = keepUnits(formatConditions(stated.conditions, labels, localeOf(site)));
  return { name, text: stated.value, conditions, accuracy };
}

/** The first number before a unit, in the format of the site: 5.49 for `5.49 m`. NaN if there is none. */
export function numberBefore(unit: string, text: string): number {
  const decimal = new Intl.NumberFormat(localeOf(site)).formatToParts(0.5).find(({ type }) => type === "decimal");
  const digits = new RegExp(`([\\d.,]+)\u00a0${unit}`, "u").exec(text)?.[1];
  return Number(digits?.replace(decimal?.value ?? ".", ".") ?? NaN);
}
