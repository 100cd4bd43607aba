import { fillDrawn } from "../content/names";
import { EmptyState } from "../ui/empty-state";
import { useAddressState } from "../ui/use-address-state";
import { findStudies } from "./filters";
import { ListControls } from "./list-controls";
import { StudyRow } from "./study-row";

const UNFILTERED = { q: "", industry: "" };

interface StudyIndexProps {
  studies: readonly Queries.StudyRowPartsFragment[];
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
  const found = findStudies(studies, q, industry);
  const industries = [...new Map(studies.map((study) => [study.industry.slug, study.industry.name]))];
  return (
    <>
      <ListControls
        search={{
          label: word("searchLabel"),
          placeholder: word("searchPlaceholder"),
          value: q,
          onChange: (value) => change({ q: value }),
        }}
        filter={{
          label: word("filterLabel"),
          chosen: industry,
          onChoose: (value) => change({ industry: value }, true),
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
          hint={q === "" ? undefined : fillDrawn(word("emptyHint"), { query: q })}
          reset={word("reset")}
          onReset={() => change(UNFILTERED, true)}
        />
      ) : (
        <ul className="studies">
          {found.map((study) => (
            <li key={study.jsonId}>
              <StudyRow study={study} link={word("readMore")} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
};
