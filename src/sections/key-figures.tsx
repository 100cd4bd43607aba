import { graphql } from "gatsby";

interface KeyFiguresProps {
  figures: readonly { readonly value: string; readonly label: string }[];
  /** What the list is, for screen readers. */
  name: string;
}

/** The strip of figures right under a product's hero. */
export const KeyFigures = ({ figures, name }: KeyFiguresProps) => (
  <dl
    aria-label={name}
    sx={{ display: "grid", gap: 5, gridTemplateColumns: "repeat(auto-fit, minmax(9rem, 1fr))", pt: 7 }}
  >
    {figures.map(({ value, label }) => (
      <div key={label} sx={{ borderTop: "1px solid", borderColor: "hairline", pt: 3 }}>
        <dt sx={{ variant: "text.label" }}>{label}</dt>
        <dd sx={{ variant: "text.figure", fontSize: "h4" }}>{value}</dd>
      </div>
    ))}
  </dl>
);

export const keyFigureFragment = graphql`
  fragment KeyFigureParts on KeyFigure {
    value
    label
  }
`;
