import { matchesQuery } from "../../search/matches-query";

interface Study {
  readonly title: string;
  readonly description: string;
  readonly stakeholder: string;
  readonly industry: { readonly slug: string } | null;
  readonly tags: readonly { readonly slug: string; readonly cameraTag: string | null }[] | null;
}

/**
 * Filters case studies by a search in title, description, tags and stakeholder, by industry and by device.
 * @param industry slug of a solution; empty for all
 * @param device slug of a product; empty for all
 */
export function findStudies<S extends Study>(
  studies: readonly S[],
  query: string,
  industry: string,
  device: string,
): S[] {
  return studies.filter(
    ({ title, description, stakeholder, tags, industry: studyIndustry }) =>
      (industry === "" || studyIndustry?.slug === industry) &&
      (device === "" || (tags ?? []).some(({ slug }) => slug === device)) &&
      matchesQuery(query, [
        title,
        description,
        stakeholder,
        ...(tags ?? []).flatMap(({ cameraTag }) => cameraTag ?? []),
      ]),
  );
}
