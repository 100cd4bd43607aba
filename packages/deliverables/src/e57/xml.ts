import { degToRad } from "@capture/domain/lib/angles";
import { boundsOf, type Column } from "./columns";
import type { Scan } from "./scans";

/** A scan whose points are already in the file. */
export interface WrittenScan {
  readonly scan: Scan;
  readonly columns: readonly Column[];
  readonly guid: string;
  /** Offset of its binary section in the file. */
  readonly fileOffset: number;
}

/** Facts about the file and its device. */
export interface FileFacts {
  readonly guid: string;
  readonly software: string;
  /** Name of the device. */
  readonly sensor: string | undefined;
  readonly description: string;
}

const NAMESPACE = "http://www.astm.org/COMMIT/E57/2010-e57-v1.0";

/** The XML section of an E57 file: its scans with their poses, and the columns of their points. */
export const xmlSection = ({ guid, software, ...facts }: FileFacts, scans: readonly WrittenScan[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<e57Root type="Structure" xmlns="${NAMESPACE}">`,
    text("formatName", "ASTM E57 3D Imaging Data File"),
    text("guid", guid),
    integer("versionMajor", 1),
    integer("versionMinor", 0),
    text("e57LibraryVersion", software),
    text("coordinateMetadata", ""),
    '<data3D type="Vector" allowHeterogeneousChildren="1">',
    ...scans.map((scan) => scanElement(scan, facts)),
    "</data3D>",
    '<images2D type="Vector" allowHeterogeneousChildren="1"/>',
    "</e57Root>\n",
  ].join("\n");

function scanElement(
  { scan, columns, guid, fileOffset }: WrittenScan,
  facts: Omit<FileFacts, "guid" | "software">,
): string {
  const { station } = scan;
  const [x, y, z] = [0, 1, 2].map((axis) => boundsOf(scan, axis));
  const half = degToRad(station.heading) / 2;
  return [
    '<vectorChild type="Structure">',
    text("guid", guid),
    text("name", station.name),
    text("description", facts.description),
    ...(facts.sensor === undefined ? [] : [text("sensorModel", facts.sensor)]),
    structure("cartesianBounds", [...limits("x", x), ...limits("y", y), ...limits("z", z)]),
    structure(
      "colorLimits",
      ["colorRed", "colorGreen", "colorBlue"].flatMap((name) => [
        integer(`${name}Minimum`, 0),
        integer(`${name}Maximum`, 255),
      ]),
    ),
    structure("pose", [
      // A heading is clockwise, a rotation about z counterclockwise.
      structure("rotation", [float("w", Math.cos(half)), float("x", 0), float("y", 0), float("z", -Math.sin(half))]),
      structure(
        "translation",
        ["x", "y", "z"].map((name, axis) => float(name, station.position[axis] ?? 0)),
      ),
    ]),
    `<points type="CompressedVector" fileOffset="${fileOffset}" recordCount="${scan.positions.length / 3}">`,
    structure("prototype", columns.map(columnElement)),
    '<codecs type="Vector" allowHeterogeneousChildren="1"/>',
    "</points>",
    "</vectorChild>",
  ].join("\n");
}

function columnElement({ name, min, max, scaleM }: Column): string {
  const range = `minimum="${min}" maximum="${max}"`;
  return scaleM === undefined
    ? `<${name} type="Integer" ${range}>${min}</${name}>`
    : `<${name} type="ScaledInteger" ${range} scale="${scaleM}" offset="0">${min}</${name}>`;
}

const limits = (axis: string, [min, max]: readonly [number, number] = [0, 0]): string[] => [
  float(`${axis}Minimum`, min),
  float(`${axis}Maximum`, max),
];

const text = (name: string, value: string): string =>
  `<${name} type="String"><![CDATA[${value.replaceAll("]]>", "]] >")}]]></${name}>`;
const integer = (name: string, value: number): string => `<${name} type="Integer">${value}</${name}>`;
const float = (name: string, value: number): string => `<${name} type="Float">${value}</${name}>`;
const structure = (name: string, children: readonly string[]): string =>
  `<${name} type="Structure">\n${children.join("\n")}\n</${name}>`;
