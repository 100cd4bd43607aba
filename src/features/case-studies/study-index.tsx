import { graphql } from "gatsby";
import { memo, useCallback, useDeferredValue, useMemo } from "react";
import { fillPlaceholders } from "../../content/placeholders";
import { EmptyState } from "../../components/ui/empty-state";
import { LongList } from "../../components/ui/long-list";
import { useAddressState } from "../../components/ui/use-address-state";
import { findStudies } from "./find-studies";
import { ListControls } from "../../components/blocks/list-controls";
import { StudyRow } from "./study-row";

const UNFILTERED = { q: "", industry: "" };

type Study = Queries.StudyRowPartsFragment;

interface StudyIndexProps {
  studies: readonly Study[];
  labels: Queries.StudyIndexLabelsFragment;
}

/** All case studies with their search and filter. */
export const StudyIndex = ({ studies, labels }: StudyIndexProps) => {
  const [{ q, industry }, change] = useAddressState(UNFILTERED);
  // The controls show a choice with the next paint; the results follow.
  const query = useDeferredValue(q);
  const chosen = useDeferredValue(industry);
  const found = useMemo(() => findStudies(studies, query, chosen), [studies, query, chosen]);
  const industries = useMemo(
    () => [...new Map(studies.map((study) => [study.industry.slug, study.industry.name]))],
    [studies],
  );
  const search = useCallback((value: string) => change({ q: value }), [change]);
  const choose = useCallback((value: string) => change({ industry: value }, true), [change]);
  return (
    <>
      <ListControls
        search={{
          label: labels.searchLabel,
          placeholder: labels.searchPlaceholder,
          value: q,
          onChange: search,
        }}
        filter={{
          label: labels.filterLabel,
          chosen: industry,
          onChoose: choose,
          choices: [{ value: "", text: labels.allIndustries }, ...industries.map(([value, text]) => ({ value, text }))],
        }}
        count={fillPlaceholders(labels.count, { count: found.length })}
      />
      {found.length === 0 ? (
        <EmptyState
          sentence={labels.empty}
          hint={query === "" ? undefined : fillPlaceholders(labels.emptyHint, { query })}
          reset={labels.reset}
          onReset={() => change(UNFILTERED, true)}
        />
      ) : (
        <StudyRows studies={found} link={labels.readMore} />
      )}
    </>
  );
};

/** Drawn again only when something else was found. */
const StudyRows = memo(function StudyRows({ studies, link }: { studies: readonly Study[]; link: string }) {
  return (
    <LongList entries={studies}>
      {(shown) => (
        <ul className="studies">
          {shown.map((study) => (
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
