import { graphql } from "gatsby";
import { useMemo } from "react";
import { ListControls } from "../../blocks/list-controls";
import { EmptyState } from "../../ui/empty-state";
import { LongList } from "../../ui/long-list";
import { Grid, Text } from "../../ui/primitives";
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
            <ol className="days">
              {daysOf(visible).map(({ day, dateText, rows }) => (
                <Grid
                  as="li"
                  key={day}
                  columnGap={6}
                  columns={["minmax(0, 1fr)", null, "11rem minmax(0, 1fr)"]}
                  alignItems="start"
                >
                  <Text as="h3" variant="label" pt={5} pb={3}>
                    <time dateTime={day}>{dateText}</time>
                  </Text>
                  <ol className="changes">
                    {rows.map((change) => (
                      <li key={change.id}>
                        <ChangeRow change={change} words={words} />
                      </li>
                    ))}
                  </ol>
                </Grid>
              ))}
            </ol>
          )}
        </LongList>
      )}
    </>
  );
};

interface Day extends Pick<Queries.ChangeRowFieldsFragment, "day" | "dateText"> {
  readonly rows: Queries.ChangeRowFieldsFragment[];
}

/** The changes of each day, in their order. */
function daysOf(changes: readonly Queries.ChangeRowFieldsFragment[]): Day[] {
  const days: Day[] = [];
  for (const change of changes) {
    const last = days.at(-1);
    if (last?.day === change.day) last.rows.push(change);
    else days.push({ day: change.day, dateText: change.dateText, rows: [change] });
  }
  return days;
}

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
