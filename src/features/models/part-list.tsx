import type { ThemeUICSSObject } from "@theme-ui/core";
import { specificationAnchor } from "@capture/domain/specifications";
import type { ModelPart } from "@capture/viewer/stage";
import { Hairline, Stack, Text } from "../../ui/primitives";

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

/** The parts of a device, each with the fields that it explains; a field links to its row of the specification. */
export const PartList = ({ parts, labelledBy }: PartListProps) => (
  <ul aria-labelledby={labelledBy} sx={{ borderBottom: "1px solid", borderColor: "hairline" }}>
    {parts.map((part) => (
      <Hairline as="li" key={part.id} line="hairline" py={5}>
        <Stack gap={2}>
          <Text as="h4" variant="h4">
            {part.name}
          </Text>
          <PartText part={part} />
        </Stack>
      </Hairline>
    ))}
  </ul>
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
