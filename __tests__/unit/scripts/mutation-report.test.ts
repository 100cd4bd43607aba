import { report } from "../../../scripts/content/mutation/report";
import type { Outcome } from "../../../scripts/content/mutation/run-case";

const harmless = (reason: string): Outcome => ({
  kind: "removed",
  where: "site.json url",
  result: "harmless",
  change: "",
  reason,
});

test("counts the harmless cases of each reason", () => {
  const text = report([harmless("optional"), harmless("optional"), harmless("shown literally")]);
  expect(text.split("\n").filter((line) => line.startsWith("Harmless"))).toEqual([
    "Harmless ×2: optional.",
    "Harmless ×1: shown literally.",
  ]);
});
