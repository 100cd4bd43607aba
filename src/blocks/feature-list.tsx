import { graphql } from "gatsby";
import { Icon } from "../ui/icon";
import { Grid, Hairline, Text } from "../ui/primitives";

interface FeatureListProps {
  features: readonly { readonly title: string; readonly description: string; readonly icon?: string | null }[];
  /** Numbers the features. */
  isOrdered?: boolean;
}

/** Titles with short texts, each below a hairline. */
export const FeatureList = ({ features, isOrdered = false }: FeatureListProps) => {
  return (
    <Grid
      as={isOrdered ? "ol" : "ul"}
      className="features"
      gap={[5, null, 7]}
      columns={["1fr", "1fr 1fr", "repeat(3, 1fr)"]}
    >
      {features.map(({ title, description, icon }, index) => (
        <Hairline as="li" key={title} gap={3} alignContent="start" pt={4}>
          {/* On a phone, the icon is next to the title. */}
          <div sx={{ display: "flex", flexDirection: ["row", "column"], alignItems: "start", gap: [3, 4, 5] }}>
            {isOrdered ? (
              <span sx={{ variant: "text.label", fontSize: "small", color: "link", lineHeight: "28px", flex: "none" }}>
                {String(index + 1).padStart(2, "0")}
              </span>
            ) : (
              icon && (
                <span sx={{ color: "link" }}>
                  <Icon name={icon} size={28} />
                </span>
              )
            )}
            <Text as="h3" variant="h4">
              {title}
            </Text>
          </div>
          <Text variant="muted">{description}</Text>
        </Hairline>
      ))}
    </Grid>
  );
};

export const featureFragment = graphql`
  fragment FeatureFields on Feature {
    title
    description
    icon
  }
`;
