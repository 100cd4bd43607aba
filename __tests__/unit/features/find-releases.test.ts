import { compareVersions } from "../../../src/domain/versions";
import { findReleases } from "../../../src/features/releases/find-releases";

const release = (product: string, ...devices: readonly string[]) => ({
  product: { slug: product },
  devices: devices.length === 0 ? null : devices.map((slug) => ({ slug })),
});

test("finds the releases of a product, and those that concern it", () => {
  const [platform, merging, firmware] = [release("platform"), release("platform", "scout", "pilot"), release("scout")];
  const releases = [platform, merging, firmware];
  expect(findReleases(releases, "")).toEqual(releases);
  expect(findReleases(releases, "scout")).toEqual([merging, firmware]);
  expect(findReleases(releases, "platform")).toEqual([platform, merging]);
  expect(findReleases(releases, "nano")).toEqual([]);
});

test("compares versions number by number", () => {
  expect(compareVersions("2025.10", "2025.9")).toBeGreaterThan(0);
  expect(compareVersions("2025.1", "2025.1.1")).toBeLessThan(0);
  expect(compareVersions("2025.1.0", "2025.1")).toBe(0);
});
