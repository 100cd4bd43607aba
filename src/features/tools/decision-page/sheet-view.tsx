import { Global } from "@emotion/react";
import { useMemo } from "react";
import { readFacts, type Facts } from "@capture/domain/facts";
import { formatDay } from "@capture/domain/lib/locale";
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
export const SheetView = ({ content, facts: entered }: SheetViewProps) => {
  const { labels, example, locale, tools } = content;
  const search = useSearch();
  const isExample = !hasProject(entered);
  const { sheet, values } = useMemo(() => {
    const query = Object.fromEntries(new URLSearchParams(isExample ? example : search));
    const facts = readFacts(content.facts, query, content.locale);
    return { values: query, sheet: writeSheet({ content, values: query, facts }) };
  }, [content, example, isExample, search]);
  const { sections, comparison } = sheet;
  const url = isExample ? `${location.origin}${location.pathname}?${example}` : location.href;
  return (
    <Stack gap={6}>
      <Global styles={PRINTED_PAGE} />
      <SheetActions content={content} sections={sections} url={url} />
      <SheetPaper
        content={content}
        title={labels.sheet}
        note={isExample ? labels.example : formatDay(new Date().toISOString().slice(0, 10), locale)}
        sections={sections}
        renderSection={({ id }) =>
          id === "comparison" && <ComparisonTable content={content} comparison={comparison} values={values} />
        }
        code={<QrCode url={url} label={labels.link} />}
        footer={
          <Text variant="label" sx={{ overflowWrap: "anywhere" }}>
            {labels.link}: {url}
          </Text>
        }
      />
      <NextTools tools={tools} current={DECISION_PATH} />
    </Stack>
  );
};
