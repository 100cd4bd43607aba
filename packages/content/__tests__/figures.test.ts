import { findFigures, splitSentences } from "@capture/domain/figures";
import { provideContentFolder } from "../../../__tests__/support/content/content-folder";
import { readPart } from "../../../__tests__/support/company/company";

describe("finds the figures in the text", () => {
  test.each([
    ["About 0.655 kg", [["about # kg", "0.655"]]],
    ["from −5 to 45 °C", [["# to # °c", "-5,45"]]],
    [
      "8192×4096 at every point, 8K",
      [
        ["#×#", "8192,4096"],
        ["#k", "8"],
      ],
    ],
    ["500 m² take 70 min", [["# m² in # min", "500,70"]]],
    [
      "HDR with 24 images, the 24 HDR images",
      [
        ["# images", "24"],
        ["# images", "24"],
      ],
    ],
    [
      "at ±1 cm, in week 12",
      [
        ["±# cm", "1"],
        ["#", "12"],
      ],
    ],
    ["a 2,000 m² floor", [["# m²", "2,000"]]],
    ["images 360° × 180°", [["#° × #°", "360,180"]]],
    ["META and MINION", []],
    ["Etwa 0,655 kg", [["about # kg", "0,655"]]],
    ["von −5 bis 45 °C", [["# to # °c", "-5,45"]]],
    [
      "bis zu 5 Stunden, fast 3 kg",
      [
        ["up to # hours", "5"],
        ["almost # kg", "3"],
      ],
    ],
    ["HDR mit 24 Bildern", [["# images", "24"]]],
  ])("“%s”", (text, figures) => {
    expect(findFigures(text).map(({ form, numbers }) => [form, numbers.join()])).toEqual(figures);
  });
});

test("splits sentences at periods, tags and middle dots, not at decimal points", () => {
  expect(splitSentences("<p>PRO weighs 0.655 kg. Really.</p><p>A · B</p>")).toEqual([
    "PRO weighs 0.655 kg.",
    "Really.",
    "A",
    "B",
  ]);
});

describe("a figure that is not in the specification is reported", () => {
  const PRO = "products/pro.json";
  const ARTICLE = "articles/7.json";
  const folder = provideContentFolder();
  /** Changes a file and returns the problems without line and column. */
  const problemsAfter = (name: string, from: string, to: string): string[] => {
    folder.change(name, from, to);
    return folder.problems().map((line) => line.replace(/:\d+:\d+/, ""));
  };

  test("in a text of the product", () => {
    folder.change(PRO, "in about 23 s. At", "in about 24 s. At");
    expect(problemsAfter(PRO, "At 0.655 kg, the camera", "At 0.665 kg, the camera")).toEqual([
      "data/products/pro.json subtitle: the specification says “About 23 s per point; 500 m² in 70 min” (data/products/pro.json), not “about 24 s”; if it is not a figure of PRO, move it to a sentence without that name.",
      "data/products/pro.json subtitle: the specification says “About 0.655 kg” (data/products/pro.json), not “0.665 kg”; if it is not a figure of PRO, move it to a sentence without that name.",
    ]);
  });

  test("in a sentence of an article that contains the device's name, but not in others", () => {
    expect(problemsAfter(ARTICLE, "word0", "A picture of 4096×2048 fits. PRO takes one of 4096×2048.")).toEqual([
      "data/articles/7.json content: the specification says “8192×4096” (data/products/pro.json), not “4096×2048”; if it is not a figure of PRO, move it to a sentence without that name.",
    ]);
  });

  test("in the key figures", () => {
    folder.change(PRO, '"value": "2,000 m²",\n      "label"', '"value": "2,500 m²",\n      "label"');
    expect(problemsAfter(PRO, '"value": "8",', '"value": "9",')).toEqual([
      "data/products/pro.json keyFigures[0].value: “9” is not a figure of PRO: its specification does not contain it.",
      "data/products/pro.json keyFigures[4].value: “2,500 m²” is not a figure of PRO: its specification says “2,000 m²” (data/products/pro.json).",
    ]);
  });

  describe("in a unit that only the site names, and in a range", () => {
    const SPECIFIED = '"key": "imageResolution",\n      "value": "8192×4096"';
    const POWER =
      '"key": "imageResolution",\n      "value": "120 kW",\n      "quantities": [{ "values": [120], "unit": "kW" }]';
    const powerProblems = (text: string): string[] => {
      folder.change(PRO, SPECIFIED, POWER);
      return problemsAfter(ARTICLE, "word0", text).filter((line) => /kW|°C/.test(line));
    };

    test("a sentence about the device states the specified number of kW", () => {
      expect(powerProblems("PRO takes 130 kW. A hall of 300 kW is heated. PRO takes up to 120 kW.")).toEqual([
        "data/articles/7.json content: the specification says “120 kW” (data/products/pro.json), not “130 kW”; if it is not a figure of PRO, move it to a sentence without that name.",
      ]);
    });

    test("a bound of a range is a figure of the device", () => {
      folder.change(PRO, '"value": "0 to 40 °C"', '"value": "5 to 40 °C"');
      folder.change(PRO, '"value": "−10 to 50 °C"', '"value": "75 °C"');
      expect(
        powerProblems("PRO works from 5 °C. PRO works from 6 °C.").filter((line) => line.includes(ARTICLE)),
      ).toEqual([
        "data/articles/7.json content: the specification says “75 °C” (data/products/pro.json), not “6 °C”; if it is not a figure of PRO, move it to a sentence without that name.",
      ]);
    });

    test("the number of kW is a number for filters and bars, too", () => {
      folder.change(PRO, SPECIFIED, POWER);
      const other = readPart("products/minion.json").replace(/(?<=imageResolution",\s+"value": )"[^"]+"/, '"90 kW"');
      folder.write("products/minion.json", other);
      expect(folder.problems().join("\n")).toContain("“90 kW” is missing from “quantities”");
    });
  });

  test("in every text with the old value after the specification was changed", () => {
    folder.change(
      PRO,
      '"key": "imageResolution",\n      "value": "8192×4096"',
      '"key": "imageResolution",\n      "value": "8192×4069"',
    );
    const problems = folder.problems();
    expect(problems.length).toBeGreaterThan(2);
    for (const line of problems)
      expect(line).toMatch(
        /“8192×4096”.*“8192×4069” \(data\/products\/pro.json\)|“8192×4069” \(data\/products\/pro.json\), not “8192×4096”/,
      );
  });

  /** The problems of a headline whose value is this figure. The results contain “37%”. */
  const headlineProblems = (figure: string): string[] => {
    const study = readPart("case-studies/1.json");
    folder.write("case-studies/1.json", study.replace('"value": "37%"', `"value": "${figure}"`));
    return folder.problems().filter((line) => line.includes("headline"));
  };

  test("in the headline of a case study, if the results do not contain it", () => {
    expect(headlineProblems("73%")).toEqual([
      "data/case-studies/1.json:7:14 headline.value: “73%” is not in the results; use the same figure in headline and results.",
    ]);
  });

  test.each(["7%", "37"])("in the headline of a case study, if it is only a part of a figure: %s", (figure) => {
    expect(headlineProblems(figure)).toHaveLength(1);
  });

  test("but not in the headline of a case study if the results contain it", () => {
    expect(headlineProblems("37%")).toEqual([]);
  });

  test("but not if the text calls it a round number, or is about another thing", () => {
    expect(
      problemsAfter(ARTICLE, "word0", "The tripod weighs 1.2 kg. PRO weighs almost 1 kg. Shown after about 420 s."),
    ).toEqual([]);
  });
});
