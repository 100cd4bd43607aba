import type { ThemeUICSSObject } from "@theme-ui/core";
import { specificationAnchor } from "@capture/domain/specifications";
import type { ModelPart } from "@capture/viewer/stage";
import { Grid, Hairline, Row, Text } from "../../ui/primitives";

interface PartListProps {
  parts: readonly ModelPart[];
  /** Id of the heading that names the list. */
  labelledBy: string;
}

const FIELDS: ThemeUICSSObject = {
  display: "grid",
  gridTemplateColumns: "minmax(7rem, 2fr) 3fr",
  alignItems: "baseline",
  columnGap: 4,
  rowGap: 1,
  mt: 2,
};
/** A target of at least 24 px. */
const LINK: ThemeUICSSObject = {
  variant: "layout.textLink",
  display: "inline-block",
  minHeight: 24,
  fontSize: "small",
};

/** The parts of a device, each with links to the rows of the specification that it explains. */
export const PartList = ({ parts, labelledBy }: PartListProps) => (
  <Grid as="ul" aria-labelledby={labelledBy} columns={["1fr", "1fr 1fr"]} columnGap={6}>
    {parts.map(({ id, name, text, fields }) => (
      <Hairline as="li" key={id} line="hairline" py={4} gap={2} alignContent="start">
        <Text as="h4" variant="h4">
          {name}
        </Text>
        <Text variant="muted">{text}</Text>
        <Row columnGap={4} rowGap={0}>
          {fields.map(({ key, label }) => (
            <a key={key} href={`#${specificationAnchor(key)}`} sx={LINK}>
              {label}
            </a>
          ))}
        </Row>
      </Hairline>
    ))}
  </Grid>
);

/** What a part does, and its fields. */
export const PartText = ({ part: { text, fields } }: { part: ModelPart }) => (
  <>
    <Text variant="muted">{text}</Text>
    {fields.length > 0 && (
      <dl sx={FIELDS}>
        {fields.map(({ key, label, value }) => (
          <div key={key} sx={{ display: "contents" }}>
            <dt>
              <a href={`#${specificationAnchor(key)}`} sx={LINK}>
                {label}
              </a>
            </dt>
            <dd sx={{ variant: "text.figure", fontSize: "small" }}>{value}</dd>
          </div>
        ))}
      </dl>
    )}
  </>
);
