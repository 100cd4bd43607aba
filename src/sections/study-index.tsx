import { memo, useCallback, useDeferredValue, useMemo } from "react";
import { fillDrawn } from "../content/names";
import { EmptyState } from "../ui/empty-state";
import { LongList } from "../ui/long-list";
import { useAddressState } from "../ui/use-address-state";
import { findStudies } from "./filters";
import { ListControls } from "./list-controls";
import { StudyRow } from "./study-row";

const UNFILTERED = { q: "", industry: "" };

type Study = Queries.StudyRowPartsFragment;

interface StudyIndexProps {
  studies: readonly Study[];
  word: (
    key:
      | "searchLabel"
      | "searchPlaceholder"
      | "filterLabel"
      | "allIndustries"
      | "readMore"
      | "empty"
      | "emptyHint"
      | "reset"
      | "count",
  ) => string;
}

/** All case studies with their search and filter. */
export const StudyIndex = ({ studies, word }: StudyIndexProps) => {
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
          label: word("searchLabel"),
          placeholder: word("searchPlaceholder"),
          value: q,
          onChange: search,
        }}
        filter={{
          label: word("filterLabel"),
          chosen: industry,
          onChoose: choose,
          choices: [
            { value: "", text: word("allIndustries") },
            ...industries.map(([value, text]) => ({ value, text })),
          ],
        }}
        count={fillDrawn(word("count"), { count: found.length })}
      />
      {found.length === 0 ? (
        <EmptyState
          sentence={word("empty")}
          hint={query === "" ? undefined : fillDrawn(word("emptyHint"), { query })}
          reset={word("reset")}
          onReset={() => change(UNFILTERED, true)}
        />
      ) : (
        <StudyRows studies={found} link={word("readMore")} />
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
