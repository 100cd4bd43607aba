import sharp from "sharp";
import { provideContentFolder, picture } from "../../../__tests__/support/content/content-folder";
import { turnedPicture } from "../../../__tests__/support/content/pictures/turned-picture";
import { readPart } from "../../../__tests__/support/company/company";

const TOUR = "tours/flat.json";

/** The example tour, reduced to one station. */
function tourText(): string {
  const real = JSON.parse(readPart("tours/oak-flat.json")) as Record<string, unknown> & {
    rooms: unknown[];
    stations: object[];
  };
  return JSON.stringify(
    {
      ...real,
      slug: "flat",
      device: "pro",
      image: { src: "images/wide.png", alt: "A room" },
      rooms: real.rooms.slice(0, 2),
      doors: (real.doors as unknown[]).slice(0, 1),
      stations: [
        { ...real.stations[0], picture: { src: "images/pano.png", alt: "All around" }, depth: "tours/flat/living.png" },
      ],
      cloud: "tours/flat/cloud.ply",
      closing: { heading: "Next", text: "What next?", actions: [{ text: "Ask", to: "https://ask.example" }] },
    },
    null,
    2,
  );
}

/** A PLY header that announces two points of 15 bytes. */
const HEADER =
  "ply\nformat binary_little_endian 1.0\nelement vertex 2\nproperty float x\nproperty float y\nproperty float z\nproperty uchar red\nproperty uchar green\nproperty uchar blue\nend_header\n";

const folder = provideContentFolder();
beforeEach(async () => {
  folder.write(TOUR, tourText());
  folder.write("images/pano.png", await picture(1200, 600));
  folder.write("tours/flat/living.png", await grayPng());
  folder.write("tours/flat/cloud.ply", Buffer.concat([Buffer.from(HEADER), Buffer.alloc(30)]));
});

/** A gray 16-bit PNG, as depth maps are. */
const grayPng = (width = 8, height = 4): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: "#808080" } })
    .toColourspace("grey16")
    .png()
    .toBuffer();

/** The messages about the tour, without file and line. */
const messages = (): string[] =>
  folder
    .problems()
    .filter((line) => line.includes("tours/flat"))
    .map((line) => line.replace(/^\S+ /, ""));

test("accepts a complete tour", () => {
  expect(messages()).toEqual([]);
});

test("reports a station in an unknown room, and a station outside its room", () => {
  folder.change(TOUR, '"room": "living"', '"room": "livin"');
  expect(messages()).toEqual([
    "stations[0].room: no item of “rooms” has the id “livin” (did you mean “living”?); the existing ids are: living, bedroom.",
  ]);
  folder.change(TOUR, '"room": "livin"', '"room": "bedroom"');
  expect(messages()).toEqual(["stations[0].position: this position is not inside the room “bedroom”."]);
});

test("reports a door to an unknown room", () => {
  folder.change(
    TOUR,
    '"between": [\n        "living",\n        "bedroom"',
    '"between": [\n        "living",\n        "cellar"',
  );
  expect(messages()).toEqual([
    "doors[0].between[1]: no item of “rooms” has the id “cellar”; the existing ids are: living, bedroom.",
  ]);
});

test("reports missing files and files in the wrong format", async () => {
  folder.remove("tours/flat/cloud.ply");
  folder.write("tours/flat/living.png", await picture(8, 4));
  folder.write("images/pano.png", await picture(1200, 900));
  expect(messages()).toEqual([
    "stations[0].picture.src: data/images/pano.png is not a full panorama; it must be twice as wide as it is high.",
    "stations[0].depth: data/tours/flat/living.png is not a 16-bit gray PNG; depth needs 16 bits per pixel.",
    "cloud: there is no file data/tours/flat/cloud.ply.",
  ]);
});

test("reports a truncated depth map and a rotated panorama", async () => {
  const depth = await grayPng(600, 300);
  folder.write("tours/flat/living.png", depth.subarray(0, depth.length - 40));
  folder.write("images/pano.png", await turnedPicture(6, 1200, 600));
  expect(messages()).toEqual([
    "stations[0].picture.src: data/images/pano.png is stored on its side (EXIF orientation); save it upright.",
    "stations[0].depth: data/tours/flat/living.png ends too early; export it again.",
  ]);
});

test("reports a point cloud that is truncated or not a binary PLY", () => {
  folder.write("tours/flat/cloud.ply", Buffer.concat([Buffer.from(HEADER), Buffer.alloc(20)]));
  const size = HEADER.length + 20;
  expect(messages()).toEqual([
    `cloud: data/tours/flat/cloud.ply is truncated: it has ${size} bytes, but its header announces ${size + 10}.`,
  ]);
  folder.write("tours/flat/cloud.ply", "solid cube");
  expect(messages()).toEqual([
    "cloud: data/tours/flat/cloud.ply is not a binary PLY with x, y, z as float and red, green, blue as uchar.",
  ]);
});

test("reports a project with neither a tour nor the URL of one as a notice, if other projects have one", () => {
  const project = readPart("projects/kitchen-remodel-survey.json")
    .replace("real-estate", "aec")
    .replace(/images\/[\w/-]+\.jpg/, "images/wide.png");
  folder.write("projects/kitchen-remodel-survey.json", project.replace("oak-flat", "flat"));
  expect(folder.problems().filter((line) => line.includes("kitchen-remodel"))).toEqual([]);
  const attic = { ...(JSON.parse(project) as object), id: "attic", order: 99, title: "Attic", tour: "flat" };
  folder.write("projects/attic.json", JSON.stringify(attic));
  folder.change("projects/kitchen-remodel-survey.json", ',\n  "tour": "flat"', "");
  expect(folder.problems().filter((line) => line.includes("kitchen-remodel"))).toEqual([
    "data/projects/kitchen-remodel-survey.json:1:1 notice: the link “View 3D Tour” needs a target; add “tour” or “tourUrl”, or the project has no such link.",
  ]);
  folder.remove("projects/attic.json");
  expect(folder.problems().filter((line) => line.includes("kitchen-remodel"))).toEqual([]);
});
