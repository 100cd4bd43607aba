import { matchesQuery } from "../../search/matches-query";

interface Study {
  readonly title: string;
  readonly description: string;
  readonly stakeholder: string;
  readonly industry: { readonly slug: string } | null;
  readonly tags: readonly { readonly cameraTag: string | null }[] | null;
}

/** Filters case studies by a search in title, description, tags and stakeholder, and by the exact industry. */
export function findStudies<S extends Study>(studies: readonly S[], query: string, industry: string): S[] {
  return studies.filter(
    ({ title, description, stakeholder, tags, industry: studyIndustry }) =>
      (industry === "" || studyIndustry?.slug === industry) &&
      matchesQuery(query, [
        title,
        description,
        stakeholder,
        ...(tags ?? []).flatMap(({ cameraTag }) => cameraTag ?? []),
      ]),
  );
}
