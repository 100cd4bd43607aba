import { Global } from "@emotion/react";
import { useMemo } from "react";
import { carriedSearch } from "@capture/domain/facts/carried-search";
import { readFacts, type Facts } from "@capture/domain/facts/read-facts";
import { IMPERIAL, METRIC } from "@capture/domain/facts/units";
import { hasImperialUnits } from "@capture/domain/imperial-regions";
import { inImperialUnits, useImperial } from "../../../hooks/use-imperial";
import { useSearch } from "../../../hooks/use-query-state";
import { Stack, Text } from "../../../ui/primitives";
import { NextTools } from "../facts/next-tools";
import { ComparisonTable } from "./comparison-table";
import type { DecisionContent } from "./decision-content";
import { hasProject } from "./project";
import { QrCode } from "./qr-code";
import { SheetActions } from "./sheet-actions";
import { SheetPaper } from "./sheet-paper";
import { writeSheet } from "./sheet-sections";

interface SheetViewProps {
  content: DecisionContent;
  facts: Facts;
}

/** The page prints the sheet alone. */
const PRINTED_PAGE = {
  "@media print": {
    "main :is([data-band], #first-screen):not(#sheet)": { display: "none !important" },
    "#sheet": { padding: "0 !important" },
    "@page": { margin: "12mm" },
  },
};

const DECISION_PATH = "/products/decision";

/** The sheet for the project in the query string, or for the example while there is none, and what to do with it. */
export const SheetView = ({ content: metric, facts: entered }: SheetViewProps) => {
  const { labels, example, locale, tools } = metric;
  const search = carriedSearch(useSearch());
  const isExample = !hasProject(entered);
  const query = isExample ? `${search === "" ? "?" : `${search}&`}${example}` : search;
  const isImperial = hasImperialUnits(locale) && new URLSearchParams(query).get("units") === IMPERIAL;
  const toImperial = useImperial(isImperial);
  const { content, values, sheet } = useMemo(() => {
    const devices = metric.devices.map((device) => ({
      ...device,
      specifications:
        device.specifications?.map((each) => (toImperial ? inImperialUnits(each, locale, toImperial) : each)) ?? [],
    }));
    const shown = { ...metric, devices };
    const read = Object.fromEntries(new URLSearchParams(query));
    const facts = readFacts(shown.facts, read, locale);
    return { content: shown, values: read, sheet: writeSheet({ content: shown, values: read, facts }) };
  }, [metric, query, locale, toImperial]);
  const { sections, comparison } = sheet;
  const url = location.origin + location.pathname + query;
  const note = isExample ? labels.example : new Date().toLocaleDateString(locale, { dateStyle: "long" });
  return (
    <Stack gap={6}>
      <Global styles={PRINTED_PAGE} />
      <SheetActions content={content} sections={sections} url={url} note={note} isExample={isExample} />
      <SheetPaper
        content={content}
        headingId="sheet-heading"
        title={labels.sheet}
        note={note}
        sections={sections}
        renderSection={({ id }) =>
          id === "comparison" && <ComparisonTable content={content} comparison={comparison} values={values} />
        }
        code={<QrCode url={url} label={labels.link} />}
        footer={
          <Text variant="label" pt={4} sx={{ overflowWrap: "anywhere" }}>
            {labels.link}: {url}
          </Text>
        }
      />
      <NextTools tools={tools} current={DECISION_PATH} units={isImperial ? IMPERIAL : METRIC} />
    </Stack>
  );
};
