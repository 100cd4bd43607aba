import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { Las } from "copc";
import DxfParser, { type IDimensionEntity } from "dxf-parser";
import { POINT_STEP } from "@capture/deliverables/cloud/noisy-cloud";
import { readPly } from "@capture/domain/ply";
import { formatDecimals, localeOf } from "@capture/domain/lib/locale";
import { readPdfs } from "../support/pdf/pdf";
import { contentOf } from "../support/content/data";
import { parseGlb } from "../support/deliverables/glb";
import { readE57 } from "../support/deliverables/read-e57";
import { documentOf, partsOf } from "../support/built/built";
import { mostFrequentWall } from "../support/deliverables/walls";
import { routes, site } from "../../testing/routes";

interface Tour {
  readonly slug: string;
  readonly rooms: readonly {
    readonly name: string;
    readonly min: readonly number[];
    readonly max: readonly number[];
  }[];
  readonly stations: readonly { readonly name: string; readonly position: readonly number[] }[];
}

interface DataDownload {
  readonly name: string;
  readonly contentUrl: string;
  readonly contentSize: string;
  readonly sha256: string;
}

if (!routes.includes("/sample-data")) test.skip("this site has no sample data", () => undefined);
else describe("the files of the sample data", testFiles);

function testFiles(): void {
  const page = contentOf<{ tour: string }>("pages/sample-data.json");
  const tour = contentOf<Tour>(`tours/${page.tour}.json`);
  const [room = { name: "", min: [], max: [] }] = tour.rooms;
  const [left = 0, right = 0] = [room.min[0], room.max[0]];
  const widthMm = Math.round((right - left) * 1000);
  const document = documentOf("/sample-data");
  const links = [...document.querySelectorAll<HTMLAnchorElement>("#files a[download]")];
  const fileOf = (link: HTMLAnchorElement): string => join("public", link.getAttribute("href") ?? "");
  /** The path of the file whose download has this ending, or `undefined` if the page does not offer it. */
  const pathOf = (ending: string): string | undefined => {
    const link = links.find(({ download }) => download === `${tour.slug}${ending}`);
    return link && fileOf(link);
  };
  /** Runs a test on a file that the page may omit. */
  const testFile = (name: string, ending: string, check: (path: string) => void | Promise<void>): void => {
    const path = pathOf(ending);
    (path === undefined ? test.skip : test)(name, async () => {
      await check(path ?? "");
    });
  };
  const widthIn = (xs: Iterable<number>): number => {
    const values = [...xs];
    return Math.round((mostFrequentWall(values, right) - mostFrequentWall(values, left)) * 1000);
  };
  /** One coordinate of all points. */
  const axisOf = (positions: Float32Array, axis: number): Float32Array =>
    positions.filter((_, index) => index % 3 === axis);

  test("exist, with the checksums on the page, and the sizes of the structured data", () => {
    expect(links.length).toBeGreaterThan(0);
    const dataset = partsOf(document).find((part) => part["@type"] === "Dataset");
    const downloads = dataset?.["distribution"] as readonly DataDownload[];
    const stated = new Map(downloads.map((download) => [download.name, download]));
    expect([...stated.keys()]).toEqual(links.map(({ download }) => download));
    for (const link of links) {
      const path = fileOf(link);
      const download = stated.get(link.download);
      const sha256 = createHash("sha256").update(readFileSync(path)).digest("hex");
      expect(link.closest("section")?.textContent).toContain(`${link.download}: ${sha256}`);
      expect(download).toMatchObject({ sha256, contentSize: `${statSync(path).size} B` });
      expect(download?.contentUrl).toMatch(new RegExp(`${link.getAttribute("href") ?? ""}$`));
    }
  });

  testFile("LAS: copc reads the width of a room to the millimeter", ".las", (path) => {
    const file = readFileSync(path);
    const header = Las.Header.parse(file);
    const view = Las.View.create(file.subarray(header.pointDataOffset), header);
    const x = view.getter("X");
    expect(widthIn(Array.from({ length: view.pointCount }, (_, point) => x(point)))).toBe(widthMm);
  });

  testFile("DXF: dxf-parser reads the width of a room to the millimeter", "-plan.dxf", (path) => {
    const entities = new DxfParser().parseSync(readFileSync(path, "utf8"))?.entities ?? [];
    const dimensions = entities.filter(({ type }) => type === "DIMENSION") as IDimensionEntity[];
    expect(Math.round((dimensions[0]?.actualMeasurement ?? 0) * 1000)).toBe(widthMm);
  });

  testFile("GLB: the width of a room is right to the millimeter", "-walls.glb", async (path) => {
    const { meshes } = await parseGlb(readFileSync(path));
    const floor = meshes.find(({ name }) => name === room.name);
    const xs = floor?.positions.filter((_, index) => index % 3 === 0) ?? [];
    expect(Math.round((Math.max(...xs) - Math.min(...xs)) * 1000)).toBe(widthMm);
  });

  testFile("E57: every checksum is right, and the poses move the scans to the width of a room", ".e57", (path) => {
    const { scans } = readE57(readFileSync(path));
    const positions = new Map(tour.stations.map((station) => [station.name, station.position]));
    scans.forEach(({ name, translation }) => expect(translation).toEqual(positions.get(name)));
    const xs = scans.flatMap(({ fields, translation: [x = 0], rotation: [w = 1, , , z = 0] }) => {
      const [cosine, sine] = [1 - 2 * z * z, 2 * w * z];
      const local = [fields.get("cartesianX"), fields.get("cartesianY")];
      return Array.from(local[0] ?? [], (value, point) => x + cosine * value - sine * (local[1]?.[point] ?? 0));
    });
    expect(widthIn(xs)).toBe(widthMm);
  });

  testFile("CSV: states the width of each room", "-rooms.csv", (path) => {
    const [head, ...rows] = readFileSync(path, "utf8").trimEnd().split("\r\n");
    const width = formatDecimals(widthMm / 1000, 3, localeOf(site));
    const separator = width.includes(",") ? ";" : ",";
    expect(head?.split(separator)).toHaveLength(7);
    expect(rows).toHaveLength(tour.rooms.length);
    expect(rows[0]?.split(separator)).toContain(width);
  });

  testFile(
    "the noisy cloud has every second point of the exact one, with noise that is centered on them",
    "-noisy.ply",
    (path) => {
      const exact = readPly(readFileSync(pathOf(".ply") ?? ""), "exact");
      const noisy = readPly(readFileSync(path), "noisy");
      expect(noisy.count).toBe(Math.ceil(exact.count / POINT_STEP));
      const errors = axisOf(noisy.positions, 0).map((x, point) => x - (exact.positions[point * POINT_STEP * 3] ?? 0));
      const mean = errors.reduce((sum, error) => sum + error, 0) / errors.length;
      const deviation = Math.sqrt(errors.reduce((sum, error) => sum + error * error, 0) / errors.length);
      expect(Math.abs(mean)).toBeLessThan(deviation / 100);
      expect(deviation).toBeGreaterThan(0);
    },
  );

  testFile("PDF: the check sheet has the rows of the table on the page", "-check-sheet.pdf", (path) => {
    const [pdf] = readPdfs([path]);
    const rowsOf = (cells: readonly (readonly (string | null | undefined)[])[]) =>
      cells.map((row) => row.map((text) => (text ?? "").replace(/\s+/g, "")).slice(0, 4));
    const table = pdf?.elements[0]?.children.find(({ role }) => role === "Table");
    const drawn = rowsOf((table?.children ?? []).map(({ children }) => children.map(({ text }) => text)));
    const shown = [...document.querySelectorAll("#check table tr")].map((row) =>
      [...row.children].map((cell) => cell.textContent),
    );
    expect(pdf).toMatchObject({ pages: 1, isMarked: true });
    expect(drawn).toEqual(rowsOf(shown));
  });
}
