import { addNoise, POINT_STEP } from "../../../../gatsby/outputs/deliverables/cloud/noisy-cloud";
import { plyFile } from "../../../../gatsby/outputs/deliverables/cloud/ply-file";
import { e57File } from "../../../../gatsby/outputs/deliverables/e57/e57-file";
import { crc32c } from "../../../../gatsby/outputs/deliverables/e57/pages";
import { readPly } from "../../../../src/features/tours/formats/ply";
import { readE57 } from "../../../support/deliverables/read-e57";
import { smallCloud, smallFlat } from "../../../support/deliverables/small-flat";
import { wallDistance } from "../../../support/deliverables/walls";

const cloud = smallCloud();
const ACCURACY_M = 0.01;
const ACCURACY = { meters: ACCURACY_M, confidence: 95, of: "point" };

describe("the noisy cloud", () => {
  const noisy = readPly(plyFile(addNoise(cloud, ACCURACY), "Noise: ±1 cm"), "noisy.ply");
  const isKept = (_: number, index: number): boolean => Math.floor(index / 3) % POINT_STEP === 0;
  const exact = cloud.positions.filter(isKept);
  const errors = [...noisy.positions].map((value, index) => value - (exact[index] ?? 0));
  const shareWithin = (limitM: number): number =>
    errors.filter((error) => Math.abs(error) <= limitM).length / errors.length;

  test("has every second point in the same order, with the same colors", () => {
    expect(noisy.count).toBe(Math.ceil(cloud.count / 2));
    expect(noisy.colors).toEqual(cloud.colors.filter(isKept));
  });

  test("keeps 95 % of the coordinates within the accuracy, and is centered on the truth", () => {
    expect(shareWithin(ACCURACY_M)).toBeCloseTo(0.95, 1.7);
    expect(shareWithin(ACCURACY_M / 1.96)).toBeCloseTo(0.683, 1.7);
    expect(Math.abs(errors.reduce((sum, error) => sum + error) / errors.length)).toBeLessThan(0.0002);
  });

  test("scatters less for a lower figure of the same share, and for one of distances, whose error is that of both ends", () => {
    const deviationOf = (accuracy: Parameters<typeof addNoise>[1]): number =>
      Math.hypot(...addNoise(cloud, accuracy).positions.map((value, index) => value - (exact[index] ?? 0)));
    const ofPoints = deviationOf(ACCURACY);
    expect(deviationOf({ ...ACCURACY, of: "distance" }) / ofPoints).toBeCloseTo(Math.SQRT1_2, 2);
    expect(deviationOf({ ...ACCURACY, confidence: 68.27 }) / ofPoints).toBeCloseTo(1.96, 2);
  });

  test("is the same in every build", () => {
    expect(addNoise(cloud, ACCURACY).positions).toEqual(addNoise(cloud, ACCURACY).positions);
  });
});

describe("the E57 file", () => {
  const facts = { software: "A test", sensor: "META", description: "CC0 ]]> & more" };
  const file = e57File(cloud, smallFlat.stations, facts);
  const { scans } = readE57(file);

  test("has the checksum that RFC 3720 states for 32 zeros", () => {
    expect(crc32c(Buffer.alloc(32))).toBe(0x8a9136aa);
  });

  test("has one scan for each station, with its pose and all points", () => {
    expect(scans.map(({ name }) => name)).toEqual(["Kitchen", "Study"]);
    expect(scans.map(({ translation }) => translation)).toEqual(smallFlat.stations.map(({ position }) => position));
    expect(scans[0]?.rotation).toEqual([1, 0, 0, 0]);
    // 90° clockwise.
    scans[1]?.rotation.forEach((value, index) =>
      expect(value).toBeCloseTo([Math.SQRT1_2, 0, 0, -Math.SQRT1_2][index] ?? 0),
    );
    expect(scans.reduce((sum, { count }) => sum + count, 0)).toBe(cloud.count);
  });

  test("has the kitchen's width to the millimeter, after the poses are applied", () => {
    const xs = scans.flatMap(({ fields, translation, rotation: [w = 1, , , z = 0] }) => {
      const angle = 2 * Math.atan2(z, w);
      const [localX = [], localY = []] = ["cartesianX", "cartesianY"].map((name) => fields.get(name));
      return [...localX].map(
        (x, point) => Math.cos(angle) * x - Math.sin(angle) * (localY[point] ?? 0) + (translation[0] ?? 0),
      );
    });
    expect(wallDistance(xs, 0.1, 4.223)).toBeCloseTo(4.123, 4);
  });

  test("states the bounds of each scan, and keeps the colors", () => {
    for (const { bounds, fields } of scans) {
      const xs = fields.get("cartesianX") ?? [];
      expect(bounds.xMinimum).toBeCloseTo(Math.min(...xs), 9);
      expect(bounds.xMaximum).toBeCloseTo(Math.max(...xs), 9);
    }
    expect(scans[0]?.fields.get("colorRed")?.[0]).toBe(200);
  });

  test("is the same for the same cloud, and a damaged page is found", () => {
    expect(e57File(cloud, smallFlat.stations, facts).equals(file)).toBe(true);
    const damaged = Buffer.from(file);
    damaged.writeUInt8(damaged.readUInt8(5000) ^ 1, 5000);
    expect(() => readE57(damaged)).toThrow("Page 4096 is damaged.");
  });

  test("omits a station without points", () => {
    const far = { id: "far", name: "Far", position: [500, 0, 0], heading: 0 };
    expect(readE57(e57File(cloud, [...smallFlat.stations, far], facts)).scans).toHaveLength(2);
  });
});
