import { statSync } from "node:fs";
import { contentFile } from "@capture/content/model/folder";
import { openPicture } from "@capture/content/model/open-picture";
import { packDepth } from "@capture/viewer/formats/depth";
import type { DepthMap } from "@capture/viewer/depth-map";
import { fillText } from "../../node/fill-text";
import { computed } from "../../lib/node-model";
import { builtFile, sha256Of, writeDerived } from "../../lib/write-once";
import { writePyramid } from "./pyramid";
import { writeLas, writeScan } from "./scan";
import { createStill, stillTypes, type StillSource } from "./still";

/** GraphQL types of the files that the build writes for a tour. */
export const tourTypes = `
  "A point cloud in pieces. Its first points, however many, are an even sample. packages/viewer/src/formats/cloud.ts has the format."
  type TourScan {
    points: Int!
    origin: [Float!]!
    step: Float!
    min: [Float!]!
    max: [Float!]!
    pieces: [TourScanPiece!]!
  }

  type TourScanPiece {
    url: String!
    points: Int!
  }

  "A panorama in several resolutions. packages/viewer/src/formats/pyramid.ts has the format."
  type TourPyramid {
    preview: String!
    tiles: String!
    width: Int!
  }

  "A file to download."
  type TourFile {
    url: String!
    bytes: Int!
    sha256: String!
  }

  ${stillTypes}
`;

/** Increase it when the format changes, so that every file gets a new URL. */
const DEPTH_VERSION = 3;

interface TourSource extends StillSource {
  cloud: string;
  updated: string;
}

const depthUrl = (station: { depth: string }): Promise<string> => writeDepth(contentFile(station.depth));
const pyramid = ({ picture }: { picture: { src: string } }): Promise<object> => writePyramid(contentFile(picture.src));
const scan = ({ cloud }: TourSource): Promise<object> => writeScan(contentFile(cloud));

async function las({ cloud, updated }: TourSource): Promise<object> {
  // The LAS header contains the brand as the generating software.
  const url = await writeLas(contentFile(cloud), fillText("{brand}"), updated);
  return { url, bytes: statSync(builtFile(url)).size, sha256: sha256Of(builtFile(url)) };
}

const still = (tour: TourSource): Promise<object | null> => createStill(tour, readDepthPicture);

/** The files of tours that the viewer fetches and visitors download, and the checksum of every file. */
export const tourFields = {
  TourStation: { depthUrl: computed("String!", depthUrl), pyramid: computed("TourPyramid!", pyramid) },
  Tour: { scan: computed("TourScan!", scan), las: computed("TourFile!", las), still: computed("TourStill", still) },
  File: {
    sha256: computed("String!", ({ absolutePath }: { absolutePath: string }) => sha256Of(absolutePath)),
  },
};

/**
 * Writes the depth map of a panorama into public/. Not as a PNG, because reading one through a canvas loses half of the
 * bits and may change the others.
 * @param png path of a 16-bit gray PNG
 * @returns the URL path of the file
 */
function writeDepth(png: string): Promise<string> {
  return writeDerived(png, { folder: "/static/tours", extension: ".depth", dependsOn: [DEPTH_VERSION] }, async () =>
    packDepth(await readDepthPicture(png)),
  );
}

/** Reads a 16-bit gray PNG. */
async function readDepthPicture(png: string): Promise<DepthMap> {
  const { data, info } = await openPicture(png)
    .toColourspace("grey16")
    .raw({ depth: "ushort" })
    .toBuffer({ resolveWithObject: true });
  // A copy starts at an even address.
  return { width: info.width, height: info.height, millimeters: new Uint16Array(Uint8Array.from(data).buffer) };
}
