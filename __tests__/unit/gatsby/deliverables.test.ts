import { addNoise, POINT_STEP } from "@capture/deliverables/cloud/noisy-cloud";
import { plyFile } from "@capture/deliverables/cloud/ply-file";
import { e57File } from "@capture/deliverables/e57/e57-file";
import { crc32c } from "@capture/deliverables/e57/pages";
import { readPly } from "@capture/domain/ply";
import { roomSchedule } from "@capture/deliverables/room-schedule";
import { MAX_DIMENSIONS, trueDimensions } from "@capture/deliverables/true-dimensions";
import { readE57 } from "../../support/deliverables/read-e57";
import { smallCloud, smallFlat } from "../../support/deliverables/small-flat";
import { wallDistance } from "../../support/deliverables/walls";
import { drawCheckSheet, type CheckSheet } from "../../../gatsby/outputs/deliverables/check-sheet";

describe("clouds", () => {
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
});

describe("room-schedule", () => {
  const labels = {
    ...{ room: "Room", width: "Width (m)", depth: "Depth (m)", area: "Area (sq m)" },
    ...{ perimeter: "Perimeter (m)", height: "Height (m)", volume: "Volume (cu m)" },
  };

  test("lists each room with plain decimals, quotes fields with a comma, and is marked as UTF-8 for Excel", () => {
    expect(roomSchedule(smallFlat, labels, "en-US")).toBe(
      [
        "\uFEFFRoom,Width (m),Depth (m),Area (sq m),Perimeter (m),Height (m),Volume (cu m)",
        '"Küche, “offen”",4.123,3.000,12.369,14.246,2.400,29.686',
        "Study,2.500,3.000,7.500,11.000,2.400,18.000",
        "",
      ].join("\r\n"),
    );
  });

  test("a German spreadsheet reads its decimal commas, between semicolons", () => {
    expect(roomSchedule(smallFlat, labels, "de-DE")).toContain("\r\nStudy;2,500;3,000;7,500;11,000;2,400;18,000\r\n");
  });

  test("doubles quotation marks", () => {
    const rooms = [{ id: "a", name: 'The "den"', min: [0, 0], max: [1, 1] }];
    expect(roomSchedule({ ...smallFlat, rooms }, labels, "en-US")).toContain('\r\n"The ""den""",1.000');
  });
});

describe("check-sheet", () => {
  const labels = { width: "{name}: width", depth: "{name}: depth", opening: "{from} to {to}", ceiling: "Ceiling" };
  const dimensions = trueDimensions(smallFlat, labels);

  test("the true dimensions are the ceiling, the rooms and the open doors", () => {
    expect(dimensions).toEqual([
      { name: "Ceiling", lengthM: 2.4 },
      { name: "Küche, “offen”: width", lengthM: 4.123 },
      { name: "Küche, “offen”: depth", lengthM: 3 },
      { name: "Study: width", lengthM: 2.5 },
      { name: "Study: depth", lengthM: 3 },
      { name: "Küche, “offen” to Study", lengthM: 0.9 },
    ]);
  });

  test("a closed door is not a dimension, and there are at most ten", () => {
    const doors = smallFlat.doors.map((door) => ({ ...door, closed: true }));
    expect(trueDimensions({ ...smallFlat, doors }, labels)).toHaveLength(5);
    const rooms = Array.from({ length: 4 }, () => smallFlat.rooms).flat();
    expect(trueDimensions({ ...smallFlat, rooms }, labels)).toHaveLength(MAX_DIMENSIONS);
  });

  test("the sheet is one tagged page with a row for each dimension, and the same in every build", async () => {
    const sheet: CheckSheet = {
      ...{ language: "en", locale: "en-US", brand: "Acme", kind: "Check sheet", name: "Small", updated: "2025-06-12" },
      lead: "Measure these lengths.",
      headings: ["Dimension", "True", "Min", "Max", "Your figure"],
      dimensions,
      uncertaintyM: Math.SQRT2 / 100,
      notes: ["CC0", "https://acme.example/sample-data"],
    };
    const pdf = await drawCheckSheet(sheet);
    const objects = pdf.toString("latin1").replace(/stream\r?\n[\s\S]*?endstream/g, "");
    const count = (pattern: RegExp): number => [...objects.matchAll(pattern)].length;
    expect(count(/\/Type \/Page\b/g)).toBe(1);
    expect(count(/\/S \/TR\b/g)).toBe(dimensions.length + 1);
    expect(count(/\/Scope \/Row\b/g)).toBe(dimensions.length);
    expect(objects).toContain("/Lang (en)");
    expect((await drawCheckSheet(sheet)).equals(pdf)).toBe(true);
  });
});
