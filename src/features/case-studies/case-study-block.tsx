import { graphql } from "gatsby";

interface CaseStudyBlocksProps {
  blocks: readonly { readonly label: string; readonly block: Queries.CaseStudyBlockPartsFragment }[];
}

/** The chapters of a case study as numbered columns, three points in each. */
export const CaseStudyBlocks = ({ blocks }: CaseStudyBlocksProps) => (
  <ol
    className="chapters"
    sx={{ display: "grid", gap: [8, null, 7], gridTemplateColumns: ["1fr", null, "repeat(3, 1fr)"] }}
  >
    {blocks.map(({ label, block }, index) => (
      <li key={label}>
        <section aria-labelledby={`chapter-${index + 1}`} sx={{ display: "grid", gap: 5, alignContent: "start" }}>
          <p sx={{ variant: "text.rule", justifySelf: "start" }}>
            {String(index + 1).padStart(2, "0")} {label}
          </p>
          <h2 id={`chapter-${index + 1}`} sx={{ variant: "text.h3", minHeight: ["auto", null, "3.6em"] }}>
            {block.title}
          </h2>
          <ul className="points" sx={{ display: "grid", gap: 5 }}>
            {block.points.map(({ title, description }) => (
              <li key={title} sx={{ display: "grid", gap: 2, borderTop: "1px solid", borderColor: "border", pt: 4 }}>
                <h3 sx={{ variant: "text.h4" }}>{title}</h3>
                <p sx={{ variant: "text.muted" }}>{description}</p>
              </li>
            ))}
          </ul>
        </section>
      </li>
    ))}
  </ol>
);

export const caseStudyBlockFragment = graphql`
  fragment CaseStudyBlockParts on CaseStudyBlock {
    title
    points {
      title
      description
    }
  }
`;
