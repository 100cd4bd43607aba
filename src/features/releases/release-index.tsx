import { graphql } from "gatsby";
import { useMemo } from "react";
import { ListControls } from "../../blocks/list-controls";
import { EmptyState } from "../../ui/empty-state";
import { LongList } from "../../ui/long-list";
import { useListQuery } from "../../hooks/use-list-query";
import { findReleases } from "./find-releases";
import { ReleaseEntry } from "./release-entry";

interface ReleaseIndexProps {
  /** Newest first. */
  releases: readonly Queries.ReleaseFieldsFragment[];
  labels: Queries.ReleaseIndexLabelsFragment;
}

/** All releases with a filter by device or platform, which is in the query string. */
export const ReleaseIndex = ({ releases, labels }: ReleaseIndexProps) => {
  const { choice, chosen, choose, reset } = useListQuery("device");
  const products = new Map(
    releases.flatMap(({ product, devices }) =>
      [product, ...(devices ?? [])].map(({ slug, name }) => [slug, name] as const),
    ),
  );
  const results = useMemo(() => findReleases(releases, chosen), [releases, chosen]);
  return (
    <>
      <ListControls
        filter={{
          label: labels.filterLabel,
          chosen: choice,
          onChoose: choose,
          choices: [{ value: "", text: labels.all }, ...[...products].map(([value, text]) => ({ value, text }))],
        }}
        count={results.length}
        countText={labels.count}
      />
      {results.length === 0 ? (
        <EmptyState sentence={labels.empty} reset={labels.reset} onReset={reset} />
      ) : (
        <LongList entries={results}>
          {(visible) => (
            <ol className="releases">
              {visible.map((release) => (
                <li key={release.slug}>
                  <ReleaseEntry release={release} labels={labels} />
                </li>
              ))}
            </ol>
          )}
        </LongList>
      )}
    </>
  );
};

export const releaseIndexFragment = graphql`
  fragment ReleaseIndexLabels on ReleasesPageLabels {
    filterLabel
    all
    count
    empty
    reset
    version
    concerns
    news
    fixed
    knownIssues
    postponable
    article
    feed
  }
`;
