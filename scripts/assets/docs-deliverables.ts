import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { contentFolder } from "@capture/content/model/folder";
import { main } from "../lib/main";
import { writeDocsSection } from "../lib/docs-section";

/** The page's data, as far as it is used here. */
interface PageData {
  readonly result: {
    readonly data: {
      readonly page: {
        readonly tour: { readonly slug: string; readonly cloud: { readonly publicURL: string } };
        readonly deliverables: readonly { readonly kind: string; readonly url: string }[];
      };
    };
  };
}

interface Result {
  readonly file: string;
  readonly program: string;
  readonly found: string;
}

/** Points farther from a wall do not belong to it. */
const WALL_DEPTH_M = 0.03;
/** The part of a wall, down from the ceiling, on which nothing stands or hangs. */
const CLEAR_WALL_M = [0.4, 0.1] as const;
const TIMEOUT_MS = 180_000;
/** Debian's numpy is newer than its Blender, whose glTF importer uses names that numpy has removed. */
const OLD_NUMPY = "import numpy; numpy.bool = bool; numpy.object = object";

/**
 * Opens the files of the sample data with Debian's ezdxf, CloudCompare and Blender, measures the first room's width in each,
 * and writes the results into docs/deliverables.md. Needs a built site, and the packages python3-ezdxf, cloudcompare and blender.
 */
main(async () => {
  const { page } = (JSON.parse(readFileSync("public/page-data/sample-data/page-data.json", "utf8")) as PageData).result
    .data;
  const fileOf = (kind: string): string => {
    const file = page.deliverables.find((deliverable) => deliverable.kind === kind);
    if (!file)
      throw new Error(`The sample data has no file of the kind “${kind}”. Add it to data/pages/sample-data.json.`);
    return resolve(`public${file.url}`);
  };
  const room = firstRoom(page.tour.slug);
  const results = [
    { file: "DXF", ...auditDxf(fileOf("dxf")) },
    { file: "PLY, exact", ...measureCloud(resolve(`public${page.tour.cloud.publicURL}`), room) },
    { file: "PLY, noisy", ...measureCloud(fileOf("noisyPly"), room) },
    { file: "GLB", ...measureModel(fileOf("walls"), room.name) },
  ];
  console.table(results);
  await writeDocsSection("docs/deliverables.md", "deliverables", tableOf(results, room));
});

interface Room {
  readonly name: string;
  readonly min: readonly number[];
  readonly max: readonly number[];
  readonly ceiling: number;
}

function firstRoom(slug: string): Room {
  const file = readFileSync(join(contentFolder(), `tours/${slug}.json`), "utf8");
  const { rooms, ceiling } = JSON.parse(file) as { rooms: Omit<Room, "ceiling">[]; ceiling: number };
  const [room] = rooms;
  if (!room) throw new Error(`The tour ${slug} has no rooms. Add a room to its file.`);
  return { ...room, ceiling };
}

/** Audits a drawing with ezdxf, and reads its first dimension. */
function auditDxf(path: string): Omit<Result, "file"> {
  const script = [
    "import ezdxf, sys",
    "drawing = ezdxf.readfile(sys.argv[1])",
    "audit = drawing.audit()",
    "width = drawing.modelspace().query('DIMENSION').first.get_measurement()",
    "print(f'{ezdxf.__version__}|{len(audit.errors)} errors, {len(audit.fixes)} fixes, {width:.4f} m')",
  ].join("\n");
  const [version = "", found = ""] = run("/usr/bin/python3", ["-c", script, path]).trim().split("|");
  return { program: `ezdxf ${version}`, found };
}

/** Cuts out the points on two opposite walls with CloudCompare, and returns the distance between them. */
function measureCloud(path: string, { min, max, ceiling }: Room): Omit<Result, "file"> {
  const folder = mkdtempSync(join(tmpdir(), "audit-"));
  const [left = 0, front = 0] = min;
  const [right = 0, back = 0] = max;
  const [bottom, top] = CLEAR_WALL_M.map((distance) => ceiling - distance);
  const walls = [left, right].map((x, index) => {
    const exported = join(folder, `${index}.asc`);
    const box = [x - WALL_DEPTH_M, front, bottom, x + WALL_DEPTH_M, back, top].join(":");
    const output = run("CloudCompare", [
      ...["-SILENT", "-AUTO_SAVE", "OFF", "-O", path, "-CROP", box],
      ...["-C_EXPORT_FMT", "ASC", "-PREC", "6", "-SAVE_CLOUDS", "FILE", exported],
    ]);
    if (!output.includes("loaded successfully")) throw new Error(`CloudCompare cannot open ${path}: ${output}`);
    return medianOf(readFileSync(exported, "utf8").trim().split("\n").map((line) => Number(line.split(" ")[0]))); // prettier-ignore
  });
  rmSync(folder, { recursive: true });
  const [start = 0, end = 0] = walls;
  return { program: `CloudCompare ${packageVersion("cloudcompare")}`, found: `${(end - start).toFixed(4)} m` };
}

/** The median, which things close to a wall do not move. */
function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

/** Imports a model with Blender, and returns the width of the floor with the name of a room. */
function measureModel(path: string, name: string): Omit<Result, "file"> {
  const script = [
    OLD_NUMPY,
    "import bpy, sys",
    "bpy.ops.wm.read_factory_settings(use_empty=True)",
    `bpy.ops.import_scene.gltf(filepath=${JSON.stringify(path)})`,
    `print(f'WIDTH {bpy.data.objects[${JSON.stringify(name)}].dimensions.x:.4f} m')`,
  ].join("\n");
  const output = run("blender", ["--background", "--python-expr", script]);
  const [, width] = /^WIDTH (.*)$/m.exec(output) ?? [];
  if (width === undefined) throw new Error(`Blender cannot open ${path}: ${output}`);
  return { program: `Blender ${packageVersion("blender")}`, found: width };
}

/** Runs a program without a screen, and returns what it prints. */
function run(command: string, args: readonly string[]): string {
  const env = { ...process.env, QT_QPA_PLATFORM: "offscreen" };
  return execFileSync(command, args, {
    encoding: "utf8",
    env,
    timeout: TIMEOUT_MS,
    stdio: ["ignore", "pipe", "ignore"],
  });
}

/** The version of a Debian package, without the package's own revision. */
const packageVersion = (name: string): string =>
  run("dpkg-query", ["-W", "-f", "${source:Upstream-Version}", name]).replace(/\+.*$/, "");

function tableOf(results: readonly Result[], { name, min, max }: Room): string {
  const width = ((max[0] ?? 0) - (min[0] ?? 0)).toFixed(4);
  return [
    `The width of the room “${name}” is ${width} m.`,
    "",
    "| File | Opened with | Result |",
    "| --- | --- | --- |",
    ...results.map(({ file, program, found }) => `| ${file} | ${program} | ${found} |`),
  ].join("\n");
}
