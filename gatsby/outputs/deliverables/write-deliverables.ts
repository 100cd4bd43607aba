import { statSync } from "node:fs";
import type { ComputedAccuracy } from "@capture/domain/accuracy/read-accuracy";
import { addNoise } from "@capture/deliverables/cloud/noisy-cloud";
import { plyFile } from "@capture/deliverables/cloud/ply-file";
import { e57File } from "@capture/deliverables/e57/e57-file";
import type { MeasuredTour } from "@capture/deliverables/measured-tour";
import { dxfPlan } from "@capture/deliverables/plan/dxf";
import { svgPlan } from "@capture/deliverables/plan/svg";
import { roomSchedule, type ScheduleLabels } from "@capture/deliverables/room-schedule";
import { wallsGlb } from "@capture/deliverables/walls/walls-glb";
import { builtFile, sha256Of, writeDerived } from "../../lib/write-once";
import { pointsOf } from "../tours/scan";
import { drawCheckSheet, type CheckSheet } from "./check-sheet";

/** What the files are written from. */
export interface DeliverableSource {
  readonly slug: string;
  readonly tour: MeasuredTour;
  /** Path of the point cloud, a PLY file. */
  readonly cloud: string;
  readonly locale: string;
  /** The name of the brand: the files state it as the program that wrote them. */
  readonly brand: string;
  readonly license: string;
  readonly schedule: ScheduleLabels;
  /** The device and its accuracy; without them there is neither a noisy cloud nor a check sheet. */
  readonly device: { readonly name: string; readonly accuracy: ComputedAccuracy; readonly noise: string } | undefined;
  readonly checkSheet: CheckSheet | undefined;
}

/** A file for download, with its place in public/. */
export type Deliverable = Queries.SampleDeliverable;

interface Writer {
  /** End of the file name. */
  readonly ending: string;
  /** The parts of the source that the file depends on, besides the cloud; `undefined` if the tour lacks one of them. */
  readonly partsOf: (source: DeliverableSource) => readonly unknown[] | undefined;
  readonly make: (source: DeliverableSource) => Promise<Uint8Array> | Uint8Array | string;
}

/** Increase it when a format changes, so that every file gets a new URL. */
const VERSION = 4;

/** Files below /static/ are cached permanently, because a changed file gets a new name. */
const FOLDER = "/static/deliverables";

const WRITERS: Readonly<Record<string, Writer>> = {
  svg: {
    ending: "-plan.svg",
    partsOf: ({ tour, locale }) => [tour, locale],
    make: ({ tour, locale }) => svgPlan(tour, locale),
  },
  dxf: {
    ending: "-plan.dxf",
    partsOf: ({ tour, locale }) => [tour, locale],
    make: ({ tour, locale }) => dxfPlan(tour, locale),
  },
  schedule: {
    ending: "-rooms.csv",
    partsOf: ({ tour, schedule, locale }) => [tour, schedule, locale],
    make: ({ tour, schedule, locale }) => roomSchedule(tour, schedule, locale),
  },
  walls: {
    ending: "-walls.glb",
    partsOf: ({ tour, brand, license }) => [tour, brand, license],
    make: ({ tour, cloud, brand, license }) => wallsGlb(tour, pointsOf(cloud), brand, license),
  },
  e57: {
    ending: ".e57",
    partsOf: ({ tour, brand, license, device }) => [tour.stations, brand, license, device?.name],
    make: ({ tour, cloud, brand, license, device }) =>
      e57File(pointsOf(cloud), tour.stations, { software: brand, sensor: device?.name, description: license }),
  },
  noisyPly: {
    ending: "-noisy.ply",
    partsOf: ({ device }) => device && [device],
    make: ({ cloud, device }) => (device ? plyFile(addNoise(pointsOf(cloud), device.accuracy), device.noise) : ""),
  },
  checkSheet: {
    ending: "-check-sheet.pdf",
    partsOf: ({ checkSheet }) => checkSheet && [checkSheet],
    make: ({ checkSheet }) => (checkSheet ? drawCheckSheet(checkSheet) : ""),
  },
};

/**
 * Writes the file of a kind into public/, unless an earlier build has written it.
 * @returns nothing if no file of this kind is written from a tour, or the tour lacks the data for it
 */
export async function writeDeliverable(kind: string, source: DeliverableSource): Promise<Deliverable[]> {
  const writer = WRITERS[kind];
  const parts = writer?.partsOf(source);
  if (!writer || !parts) return [];
  const extension = writer.ending.slice(writer.ending.lastIndexOf("."));
  const file = { folder: FOLDER, extension, dependsOn: [VERSION, kind, ...parts] };
  const url = await writeDerived(source.cloud, file, async () => Buffer.from(await writer.make(source)));
  const path = builtFile(url);
  const name = `${source.slug}${writer.ending}`;
  return [{ kind, name, subject: null, url, bytes: statSync(path).size, sha256: sha256Of(path) }];
}
