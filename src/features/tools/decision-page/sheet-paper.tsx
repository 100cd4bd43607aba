import type { ReactNode } from "react";
import { Grid, Hairline, Stack, Text } from "../../../ui/primitives";
import { TableRegion } from "../../../ui/table-region";
import * as lists from "../../../theme/styles/tables";
import type { DecisionContent } from "./decision-content";
import type { Block, SheetSection } from "./sheet-blocks";

interface SheetPaperProps {
  content: Pick<DecisionContent, "brand">;
  title: string;
  /** Id of the title. */
  headingId: string;
  /** A sentence below the title. */
  note?: string | undefined;
  sections: readonly SheetSection[];
  /** What a section has in place of its blocks. */
  renderSection?: (section: SheetSection) => ReactNode;
  /** The code with the URL, next to the title. */
  code?: ReactNode;
  /** The line below everything. */
  footer?: ReactNode;
}

/** The sheet as paper: on two pages when it is printed. */
export const SheetPaper = ({
  headingId,
  content: { brand },
  title,
  note,
  sections,
  renderSection,
  code,
  footer,
}: SheetPaperProps) => (
  <article
    aria-labelledby={headingId}
    sx={{
      bg: "raised",
      border: "1px solid",
      borderColor: "hairline",
      borderRadius: "card",
      p: [5, 7, 8],
      "@media print": PRINTED,
    }}
  >
    <Grid columns={["minmax(0, 1fr)", "minmax(0, 1fr) auto"]} gap={5} mb={[5, 6]} alignItems="start" sx={HEAD}>
      <div>
        <Text variant="label">{brand}</Text>
        <Text as="h2" id={headingId} variant="h3" mt={1}>
          {title}
        </Text>
        {note !== undefined && (
          <Text variant="muted" mt={2}>
            {note}
          </Text>
        )}
      </div>
      {code}
    </Grid>
    {sections.map((section) => (
      <Hairline
        as="section"
        key={section.id}
        data-wide={section.id === "comparison" ? "" : undefined}
        line="hairline"
        gap={[3, 3, 5]}
        // The comparison needs the whole width.
        columns={["minmax(0, 1fr)", null, section.id === "comparison" ? "minmax(0, 1fr)" : "11rem minmax(0, 1fr)"]}
        py={5}
      >
        <Text as="h3" variant="h4">
          {section.title}
        </Text>
        <Stack gap={4}>{renderSection?.(section) || <Blocks section={section} />}</Stack>
      </Hairline>
    ))}
    {footer}
  </article>
);

/** The code stays next to the title on paper. */
const HEAD = { "@media print": { gridTemplateColumns: "minmax(0, 1fr) auto", mb: "2mm" } } as const;

/** Smaller on paper, where the label column stays next to its text, so that the sheet has two pages. */
const PRINTED = {
  p: 0,
  border: 0,
  fontSize: "8.5pt",
  lineHeight: 1.35,
  "& section": { columnGap: "4mm", rowGap: "1mm", py: "2mm" },
  "& section:not([data-wide])": { gridTemplateColumns: "7rem minmax(0, 1fr)" },
  "& h2": { fontSize: "16pt" },
  "& h3, & h4": { fontSize: "9pt", breakAfter: "avoid" },
  "& p, & li, & dd, & dt, & td, & th, & blockquote": { fontSize: "8.5pt !important", lineHeight: "1.35 !important" },
  "& td, & th": { py: "0.6mm !important" },
  "& li, & tr, & blockquote": { breakInside: "avoid" },
} as const;

/** The texts of a section. */
const Blocks = ({ section: { title, blocks } }: { section: SheetSection }) => (
  <>
    {blocks.map((block, index) => (
      // A section has each block once, in an order that does not change.
      <BlockView key={`${block.kind}${index}`} block={block} title={title} />
    ))}
  </>
);

const BlockView = ({ block, title }: { block: Block; title: string }) => {
  switch (block.kind) {
    case "pairs":
      return (
        <Grid as="dl" columns={["1fr", "1fr 1fr", "repeat(3, minmax(0, 1fr))"]} columnGap={5} rowGap={3} sx={PAIRS}>
          {block.pairs.map(([term, value]) => (
            <div key={term}>
              <Text as="dt" variant="label">
                {term}
              </Text>
              <dd sx={{ fontWeight: "medium" }}>{value}</dd>
            </div>
          ))}
        </Grid>
      );
    case "items":
      return (
        <div>
          {block.title !== "" && (
            <Text as="h4" variant="label" mb={2}>
              {block.title}
            </Text>
          )}
          <Stack as="ul" gap={3} sx={{ listStyle: "none", p: 0, m: 0 }}>
            {block.items.map(({ name, texts }) => (
              <li key={name + (texts[0] ?? "")}>
                {name !== "" && <Text variant="strong">{name}</Text>}
                {texts.map((text) => (
                  <p key={text} sx={name === "" ? {} : { variant: "text.small" }}>
                    {text}
                  </p>
                ))}
              </li>
            ))}
          </Stack>
        </div>
      );
    case "quote":
      return (
        <div>
          <Text as="h4" variant="label" mb={2}>
            {block.title}
          </Text>
          <blockquote sx={{ m: 0, borderInlineStart: "3px solid", borderColor: "link", paddingInlineStart: 4 }}>
            {block.text}
          </blockquote>
        </div>
      );
    case "table":
      return (
        <TableRegion label={title}>
          <table sx={lists.table}>
            <thead>
              <tr>
                {block.head.map((heading) =>
                  heading === "" ? (
                    <td key={heading} />
                  ) : (
                    <th key={heading} scope="col">
                      {heading}
                    </th>
                  ),
                )}
              </tr>
            </thead>
            <tbody>
              {block.rows.map(([term = "", ...cells]) => (
                <tr key={term}>
                  <th scope="row" sx={{ fontWeight: "body", textAlign: "start" }}>
                    {term}
                  </th>
                  {cells.map((cell, index) => (
                    <td key={block.head[index + 1]}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </TableRegion>
      );
    default:
      return <p>{block.text}</p>;
  }
};

/** Three columns on paper, too. */
const PAIRS = { "@media print": { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", rowGap: "1.5mm" } } as const;
