import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import layers from "../../src/layers.json";
import { main } from "../lib/main";

const FILE = "CONTRIBUTING.md";
const DRAWING = /```mermaid\n[^]*?```/;

/** What the drawing shows: the packages, the layers of the site, and the folders of Node code. */
const FOLDERS = ["packages", "src", "gatsby", "plugins", "scripts"];

interface Cruise {
  readonly modules: readonly {
    readonly source: string;
    readonly dependencies: readonly { readonly resolved: string }[];
  }[];
}

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** The room of a file: a package, a layer of the site, or a folder at the top. */
export function roomOf(file: string): string | undefined {
  const [top = "", second = ""] = file.split("/");
  if (top === "packages") return /^packages\/[^/]+\/src\//.test(file) ? `packages/${second}` : undefined;
  if (top === "src") return layers.find((layer) => file.startsWith(`${layer}/`));
  return FOLDERS.includes(top) ? top : undefined;
}

/** Reads which room imports which from the real imports. */
export function readRooms(): Graph {
  const args = ["node_modules/dependency-cruiser/bin/dependency-cruise.mjs", ...FOLDERS, "--output-type", "json"];
  const { stdout } = spawnSync(process.execPath, [...args, "--config", ".dependency-cruiser.mjs"], {
    encoding: "utf8",
    maxBuffer: Infinity,
  });
  const rooms = new Map<string, Set<string>>();
  for (const { source, dependencies } of (JSON.parse(stdout) as Cruise).modules) {
    const from = roomOf(source);
    if (from === undefined) continue;
    const imported = rooms.get(from) ?? new Set<string>();
    rooms.set(from, imported);
    for (const { resolved } of dependencies) {
      const to = roomOf(resolved);
      if (to !== undefined && to !== from) imported.add(to);
    }
  }
  return rooms;
}

/**
 * The floor of each room: one above the highest that it imports.
 * @throws Error when rooms import each other in a circle
 */
export function floorsOf(rooms: Graph): Map<string, number> {
  const floors = new Map<string, number>();
  const visit = (room: string, path: readonly string[]): number => {
    if (path.includes(room)) throw new Error(`${[...path, room].join(" → ")} is a circle of imports.`);
    const floor =
      floors.get(room) ?? 1 + Math.max(0, ...[...(rooms.get(room) ?? [])].map((to) => visit(to, [...path, room])));
    floors.set(room, floor);
    return floor;
  };
  for (const room of rooms.keys()) visit(room, []);
  return floors;
}

/** Draws the rooms as a Mermaid graph, without the arrows that follow from others. */
export function drawRooms(rooms: Graph): string {
  const reaches = (from: string, to: string): boolean =>
    [...(rooms.get(from) ?? [])].some((next) => next === to || reaches(next, to));
  const arrows = [...rooms].flatMap(([from, imported]) =>
    [...imported]
      .filter((to) => ![...imported].some((other) => other !== to && reaches(other, to)))
      .map((to) => `  ${from} --> ${to}`),
  );
  return ["```mermaid", "graph TD", ...arrows.sort(), "```"].join("\n");
}

if (require.main === module)
  main(() => {
    writeFileSync(FILE, readFileSync(FILE, "utf8").replace(DRAWING, drawRooms(readRooms())));
    console.log(`Wrote the drawing of the structure into ${resolve(FILE)}.`);
  });
