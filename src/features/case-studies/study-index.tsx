import { graphql } from "gatsby";
import { memo, useMemo } from "react";
import { fillPlaceholders } from "../../domain/placeholders";
import { EmptyState } from "../../components/ui/empty-state";
import { LongList } from "../../components/ui/long-list";
import { findStudies } from "./find-studies";
import { ListControls } from "../../components/blocks/list-controls";
import { useListQuery } from "../../hooks/use-list-query";
import { StudyRow } from "./study-row";

type Study = Queries.StudyRowPartsFragment;

interface StudyIndexProps {
  studies: readonly Study[];
  labels: Queries.StudyIndexLabelsFragment;
}

/** All case studies with a search and a filter. */
export const StudyIndex = ({ studies, labels }: StudyIndexProps) => {
  const { text, choice, query, chosen, search, choose, reset } = useListQuery("industry");
  const results = useMemo(() => findStudies(studies, query, chosen), [studies, query, chosen]);
  const industries = useMemo(
    () => [...new Map(studies.flatMap(({ industry }) => (industry ? [[industry.slug, industry.name]] : [])))],
    [studies],
  );
  return (
    <>
      <ListControls
        search={{
          label: labels.searchLabel,
          placeholder: labels.searchPlaceholder,
          value: text,
          onChange: search,
        }}
        filter={{
          label: labels.filterLabel,
          chosen: choice,
          onChoose: choose,
          choices: [{ value: "", text: labels.allIndustries }, ...industries.map(([value, text]) => ({ value, text }))],
        }}
        count={results.length}
        countText={labels.count}
      />
      {results.length === 0 ? (
        <EmptyState
          sentence={labels.empty}
          hint={query === "" ? undefined : fillPlaceholders(labels.emptyHint, { query })}
          reset={labels.reset}
          onReset={reset}
        />
      ) : (
        <StudyRows studies={results} link={labels.readMore} />
      )}
    </>
  );
};

/** Memoized, so that the controls respond before the results are rendered. */
const StudyRows = memo(function StudyRows({ studies, link }: { studies: readonly Study[]; link: string }) {
  return (
    <LongList entries={studies}>
      {(visible) => (
        <ul className="studies">
          {visible.map((study) => (
            <li key={study.jsonId}>
              <StudyRow study={study} link={link} />
            </li>
          ))}
        </ul>
      )}
    </LongList>
  );
});

export const studyIndexFragment = graphql`
  fragment StudyIndexLabels on CaseStudiesPageLabels {
    searchLabel
    searchPlaceholder
    filterLabel
    allIndustries
    readMore
    empty
    emptyHint
    reset
    count
  }
`;
