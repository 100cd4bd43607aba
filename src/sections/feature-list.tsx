import { graphql } from "gatsby";
import { Icon } from "../ui/icon";

interface FeatureListProps {
  features: readonly { readonly title: string; readonly description: string; readonly icon?: string | null }[];
  /** A numbered list, where the order means something. */
  ordered?: boolean;
}

/** Short statements with a title each, in columns. */
export const FeatureList = ({ features, ordered = false }: FeatureListProps) => {
  const List: "ol" | "ul" = ordered ? "ol" : "ul";
  return (
    <List className="features" sx={{ variant: "layout.grid" }}>
      {features.map(({ title, description, icon }, index) => (
        <li
          key={title}
          sx={{
            display: "grid",
            gap: 2,
            alignContent: "start",
            borderTop: "1px solid",
            borderColor: "hairline",
            pt: 4,
          }}
        >
          {ordered && <span sx={{ variant: "text.label" }}>{String(index + 1).padStart(2, "0")}</span>}
          {icon && <Icon name={icon} />}
          <h3 sx={{ variant: "text.h4" }}>{title}</h3>
          <p sx={{ color: "muted" }}>{description}</p>
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
