import { graphql } from "gatsby";
import { Icon } from "../ui/icon";

interface FeatureListProps {
  features: readonly { readonly title: string; readonly description: string; readonly icon?: string | null }[];
  /** A numbered list, where the order means something. */
  ordered?: boolean;
  columns?: 2 | 3;
}

/** Short statements with a title each, between hairlines. */
export const FeatureList = ({ features, ordered = false, columns = 3 }: FeatureListProps) => {
  const List: "ol" | "ul" = ordered ? "ol" : "ul";
  return (
    <List
      className="features"
      sx={{
        display: "grid",
        columnGap: [5, null, 7],
        rowGap: [5, null, 7],
        gridTemplateColumns: ["1fr", "1fr 1fr", `repeat(${columns}, 1fr)`],
      }}
    >
      {features.map(({ title, description, icon }, index) => (
        <li
          key={title}
          sx={{ display: "grid", gap: 3, alignContent: "start", borderTop: "1px solid", borderColor: "border", pt: 4 }}
        >
          <span sx={{ display: "flex", alignItems: "center", minHeight: 28, mb: [1, null, 4], color: "link" }}>
            {ordered ? (
              <span sx={{ variant: "text.label", fontSize: "small" }}>{String(index + 1).padStart(2, "0")}</span>
            ) : (
              icon && <Icon name={icon} size={28} />
            )}
          </span>
          <h3 sx={{ variant: "text.h4" }}>{title}</h3>
          <p sx={{ variant: "text.muted" }}>{description}</p>
        </li>
      ))}
    </List>
  );
};

export const featureFragment = graphql`
  fragment FeatureParts on Feature {
    title
    description
    icon
  }
`;
