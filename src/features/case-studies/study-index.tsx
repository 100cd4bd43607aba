import { graphql } from "gatsby";
import { memo, useDeferredValue, useMemo } from "react";
import { fillPlaceholders } from "@capture/domain/placeholders";
import { EmptyState } from "../../ui/empty-state";
import { LongList } from "../../ui/long-list";
import { findStudies } from "./find-studies";
import { ListControls } from "../../blocks/list-controls";
import { Chips } from "../../ui/chips";
import { useListQuery } from "../../hooks/use-list-query";
import { useQueryState } from "../../hooks/use-query-state";
import { StudyRow } from "./study-row";

type Study = Queries.StudyRowFieldsFragment;

interface StudyIndexProps {
  studies: readonly Study[];
  labels: Queries.StudyIndexLabelsFragment;
}

const ALL_DEVICES = { device: "" };

/** All case studies with a search, and filters by industry and by device. */
export const StudyIndex = ({ studies, labels }: StudyIndexProps) => {
  const { text, choice, query, chosen, search, choose, reset } = useListQuery("industry");
  const [{ device }, changeDevice] = useQueryState(ALL_DEVICES);
  const chosenDevice = useDeferredValue(device);
  const results = useMemo(
    () => findStudies(studies, query, chosen, chosenDevice),
    [studies, query, chosen, chosenDevice],
  );
  const industries = useMemo(
    () => [...new Map(studies.flatMap(({ industry }) => (industry ? [[industry.slug, industry.name]] : [])))],
    [studies],
  );
  const devices = useMemo(
    () => [...new Map(studies.flatMap(({ tags }) => (tags ?? []).map(({ slug, name }) => [slug, name])))],
    [studies],
  );
  const resetAll = (): void => {
    reset();
    // Replaces the history entry of the reset, so that the back button undoes both.
    changeDevice(ALL_DEVICES);
  };
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
      >
        {devices.length > 1 && (
          <Chips
            label={labels.deviceLabel}
            chosen={device}
            onChoose={(value) => changeDevice({ device: value }, true)}
            choices={[{ value: "", text: labels.allDevices }, ...devices.map(([value, text]) => ({ value, text }))]}
          />
        )}
      </ListControls>
      {results.length === 0 ? (
        <EmptyState
          sentence={labels.empty}
          hint={query === "" ? undefined : fillPlaceholders(labels.emptyHint, { query })}
          reset={labels.reset}
          onReset={resetAll}
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
    deviceLabel
    allDevices
    readMore
    empty
    emptyHint
    reset
    count
  }
`;
