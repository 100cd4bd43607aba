import { graphql } from "gatsby";
import { useMemo } from "react";
import { ListControls } from "../../blocks/list-controls";
import { EmptyState } from "../../ui/empty-state";
import { LongList } from "../../ui/long-list";
import { Text } from "../../ui/primitives";
import { useListQuery } from "../../hooks/use-list-query";
import { ChangeRow } from "./change-row";

interface ChangeIndexProps {
  /** Newest first. */
  changes: readonly Queries.ChangeRowFieldsFragment[];
  labels: Queries.ChangeIndexLabelsFragment;
  words: Queries.ChangeWordsFragment;
}

/** All changes with a filter by kind, which is in the query string. */
export const ChangeIndex = ({ changes, labels, words }: ChangeIndexProps) => {
  const { choice, chosen, choose, reset } = useListQuery("kind");
  const kinds = (["device", "legal"] as const).filter((kind) => changes.some((change) => change.kind === kind));
  const results = useMemo(() => changes.filter(({ kind }) => chosen === "" || kind === chosen), [changes, chosen]);
  if (changes.length === 0) return <Text variant="lead">{labels.none}</Text>;
  return (
    <>
      <ListControls
        filter={{
          label: labels.filterLabel,
          chosen: choice,
          onChoose: choose,
          choices: [{ value: "", text: labels.all }, ...kinds.map((kind) => ({ value: kind, text: labels[kind] }))],
        }}
        count={results.length}
        countText={labels.count}
      />
      {results.length === 0 ? (
        <EmptyState sentence={labels.empty} reset={labels.reset} onReset={reset} />
      ) : (
        <LongList entries={results}>
          {(visible) => (
            <ol className="changes">
              {visible.map((change, index) => (
                <li key={change.id}>
                  <ChangeRow change={change} words={words} isSameDay={visible[index - 1]?.day === change.day} />
                </li>
              ))}
            </ol>
          )}
        </LongList>
      )}
    </>
  );
};

export const changeIndexFragment = graphql`
  fragment ChangeIndexLabels on ChangesPageLabels {
    filterLabel
    all
    device
    legal
    count
    empty
    reset
    none
    feed
  }
`;
