import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { levelWidths, type Pyramid, tileGrid, tileName } from "@capture/viewer/formats/pyramid";
import { routes } from "../../testing/routes";

const MAX_PREVIEW_BYTES = 60_000;
/** Of a panorama, in relation to its pixels. A JPEG has about 0.6 bits per pixel. */
const MAX_BITS_PER_PIXEL = 1;

interface TourData {
  result: { data: { tour: { stations: { id: string; pyramid: Pyramid }[] } } };
}

const stationsOf = (route: string): TourData["result"]["data"]["tour"]["stations"] =>
  (JSON.parse(readFileSync(join("public/page-data", route, "page-data.json"), "utf8")) as TourData).result.data.tour
    .stations;

const pyramids = routes
  .filter((route) => route.startsWith("/tours/"))
  .flatMap((route) => stationsOf(route).map(({ id, pyramid }) => ({ name: `${id} in ${route}`, ...pyramid })));

// A site may have no tours.
const eachPyramid =
  pyramids.length === 0 ? test.skip.each([{ name: "", preview: "", tiles: "", width: 0 }]) : test.each(pyramids);

eachPyramid("the preview of $name has at most 60 KB", ({ preview }) => {
  expect(statSync(join("public", preview)).size).toBeLessThanOrEqual(MAX_PREVIEW_BYTES);
});

eachPyramid("the panorama of $name has all tiles of all levels, and nothing else", ({ tiles, width }) => {
  const expected = levelWidths(width).flatMap((levelWidth, level) => {
    const { columns, rows } = tileGrid(levelWidth);
    return [...Array(rows).keys()].flatMap((row) =>
      [...Array(columns).keys()].map((column) => tileName({ level, column, row })),
    );
  });
  const folder = join("public", tiles);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  expect(files.map(({ parentPath, name }) => join(parentPath, name)).sort()).toEqual(
    expected.map((name) => join(folder, name)).sort(),
  );
  const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
  expect((bytes * 8) / (width * (width / 2))).toBeLessThan(MAX_BITS_PER_PIXEL);
});
