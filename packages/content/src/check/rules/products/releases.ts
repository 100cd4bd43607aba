import { compareVersions } from "@capture/domain/versions";
import { entriesOf, field, type Collection, type Entry } from "../../collection";
import type { Problem } from "../../problem";

/**
 * Reports releases of the future, versions that a product has twice, and versions that do not rise with their dates.
 */
export function releaseProblems(collection: Collection): Problem[] {
  const releases = entriesOf(collection, "Release");
  return releases.flatMap((release) => [...problemsOf(release, releases)]);
}

function* problemsOf(release: Entry, releases: readonly Entry[]): Iterable<Problem> {
  const { file } = release;
  const [version, date] = [field(release, "version") ?? "", field(release, "date") ?? ""];
  if (date > new Date().toISOString().slice(0, 10))
    yield file.problem(["date"], `${date} is in the future; a release has happened. Wait for it, or correct the day.`);
  for (const other of releases) {
    if (other === release || field(other, "product") !== field(release, "product")) continue;
    const [otherVersion, otherDate] = [field(other, "version") ?? "", field(other, "date") ?? ""];
    const order = compareVersions(otherVersion, version);
    const name = `data/${other.file.name}`;
    if (order === 0) yield file.problem(["version"], `${name} has this version, too; change one of them.`);
    if (order >= 0 || otherDate <= date) continue;
    yield file.problem(
      ["version"],
      `${version} is higher than ${otherVersion} (${name}), but its day ${date} is earlier than ${otherDate}; correct one of them.`,
    );
  }
}
