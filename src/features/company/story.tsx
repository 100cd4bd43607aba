import { graphql } from "gatsby";
import type { ThemeUICSSObject } from "@theme-ui/core";
import { ramp } from "@brand";
import { Band } from "../../ui/band";
import { TextLink } from "../../ui/link/text-link";
import { Grid, Stack, Text } from "../../ui/primitives";

interface StoryProps {
  id: string;
  story: Queries.StoryFieldsFragment;
  /** Year of foundation, shown in very large type. */
  founded: number;
}

/** The history of the company next to its year of foundation and a line of years. */
export const Story = ({ id, story: { label, heading, paragraphs, years }, founded }: StoryProps) => (
  <Band palette="bone" id={id} labelledBy={`${id}-heading`}>
    <Grid gap={[6, null, 9]} columns={["1fr", null, "1fr 1fr"]} alignItems="start">
      <div sx={{ position: ["static", null, "sticky"], top: 128 }}>
        {label && (
          <Text variant="rule" mb={5}>
            {label}
          </Text>
        )}
        <p aria-hidden="true" sx={{ variant: "text.giant", fontSize: "clamp(5rem, 2rem + 12vw, 12rem)" }}>
          {founded}
        </p>
        {years && <Years years={years} />}
      </div>
      <Stack gap={5}>
        <Text as="h2" id={`${id}-heading`} variant="h2" mb={3}>
          {heading}
        </Text>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Stack>
    </Grid>
  </Band>
);

/** What happened when, on a line in the colors of the ramp: the foundation is far, today is near. */
const Years = ({ years }: { years: NonNullable<Queries.StoryFieldsFragment["years"]> }) => (
  <Stack as="ol" className="years" gap={4} mt={[6, null, 7]} maxWidth="24rem" sx={LINE}>
    {years.map(({ date, text, to }) => (
      <li key={date} sx={EVENT}>
        <Text variant="figure" mb={1}>
          {date}
        </Text>
        {to === null ? <Text variant="muted">{text}</Text> : <TextLink to={to} text={text} />}
      </li>
    ))}
  </Stack>
);

const MARK_PX = 13;
const LINE_PX = 3;

/** A line through the middle of the marks. */
const LINE: ThemeUICSSObject = {
  position: "relative",
  "&::before": {
    content: '""',
    position: "absolute",
    insetInlineStart: `${(MARK_PX - LINE_PX) / 2}px`,
    top: "0.5em",
    bottom: 0,
    width: LINE_PX,
    background: `linear-gradient(0deg, ${ramp.join(", ")})`,
    printColorAdjust: "exact",
  },
};

const EVENT: ThemeUICSSObject = {
  position: "relative",
  paddingInlineStart: 6,
  "&::before": {
    content: '""',
    position: "absolute",
    insetInlineStart: 0,
    top: "0.4em",
    width: MARK_PX,
    height: MARK_PX,
    borderRadius: "full",
    border: "3px solid",
    borderColor: "text",
    bg: "background",
  },
};

export const storyFragment = graphql`
  fragment StoryFields on AboutPageStory {
    label
    heading
    paragraphs
    years {
      date
      text
      to
    }
  }
`;
