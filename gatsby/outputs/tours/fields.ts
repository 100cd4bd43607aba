import { statSync } from "node:fs";
import type { CreateResolversArgs } from "gatsby";
import { contentFile } from "../../../src/content/model/folder";
import { fillText } from "../../node/fill-text";
import { builtFile } from "../../lib/write-once";
import { depthAddress } from "./depth";
import { sha256Of } from "./hashed-file";
import { lasAddress, scanOf, type Scan } from "./scan";

/** What is made of the files of a tour. */
export const tourTypes = `
  "A point cloud in pieces; every beginning of it is an even sample. src/features/tours/formats/cloud.ts has the format."
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

  "A file to download."
  type TourFile {
    url: String!
    bytes: Int!
    sha256: String!
  }
`;

interface TourSource {
  cloud: string;
  updated: string;
}

const depthUrl = (station: { depth: string }): Promise<string> => depthAddress(contentFile(station.depth));
const scan = ({ cloud }: TourSource): Promise<Scan> => scanOf(contentFile(cloud));

async function las({ cloud, updated }: TourSource): Promise<object> {
  // The header names the site that wrote the file.
  const url = await lasAddress(contentFile(cloud), fillText("{brand}"), updated);
  return { url, bytes: statSync(builtFile(url)).size, sha256: sha256Of(builtFile(url)) };
}

/** Adds to tours what the browser fetches and what visitors download, and to every file its checksum. */
export function addTourFields({ createResolvers }: CreateResolversArgs): void {
  createResolvers({
    TourStation: { depthUrl: { type: "String!", resolve: depthUrl } },
    Tour: { scan: { type: "TourScan!", resolve: scan }, las: { type: "TourFile!", resolve: las } },
    File: {
      sha256: { type: "String!", resolve: ({ absolutePath }: { absolutePath: string }) => sha256Of(absolutePath) },
    },
  });
}
