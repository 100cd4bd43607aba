import { compareVersions } from "../../../domain/versions";
import { entriesOf, field, type Collection, type Entry } from "../collection";
import type { Problem } from "../problem";

/**
 * Reports releases of the future, versions that a product has twice, and versions that do not rise with their dates.
 */
export function releaseProblems(collection: Collection): Problem[] {
  const releases = entriesOf(collection, "Release");
  const today = new Date().toISOString().slice(0, 10);
  return releases.flatMap((release) => [...dateProblems(release, today), ...versionProblems(release, releases)]);
}

function dateProblems(release: Entry, today: string): Problem[] {
  const date = field(release, "date") ?? "";
  return date > today
    ? [
        release.file.problem(
          ["date"],
          `${date} is in the future; a release has happened. Wait for it, or correct the day.`,
        ),
      ]
    : [];
}

function versionProblems(release: Entry, releases: readonly Entry[]): Problem[] {
  const [version, date] = [field(release, "version") ?? "", field(release, "date") ?? ""];
  const others = releases.filter((each) => each !== release && field(each, "product") === field(release, "product"));
  return others.flatMap((other) => {
    const order = compareVersions(field(other, "version") ?? "", version);
    const otherDate = field(other, "date") ?? "";
    const name = `data/${other.file.name}`;
    if (order === 0) return [release.file.problem(["version"], `${name} has this version, too; change one of them.`)];
    if (order > 0 || otherDate <= date) return [];
    return [
      release.file.problem(
        ["version"],
        `${version} is higher than ${field(other, "version") ?? ""} (${name}), but its day ${date} is earlier than ${otherDate}; correct one of them.`,
      ),
    ];
  });
}
