import { graphql } from "gatsby";
import type { ThemeUICSSObject } from "@theme-ui/core";
import { fillPlaceholders } from "@capture/domain/placeholders";
import { media } from "../../theme/breakpoints";
import { Icon } from "../../ui/icon";
import { getPlanBox, Plan } from "../../ui/charts/plan";
import { TextLink } from "../../ui/link/text-link";
import { Stack, Text } from "../../ui/primitives";
import { MIN_COLUMN_M, placeFeatures, type Slot } from "./place-features";

interface FloorPlanProps {
  tour: Queries.FloorPlanTourFragment;
  features: readonly Queries.FeatureFieldsFragment[];
  /** The text of the link to the tour, with its name as `{name}`. */
  caption: string;
}

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;

/** The features of the platform in the rooms of a tour’s plan, which is drawn to scale. On narrow screens they are below it. */
export const FloorPlan = ({ tour: { name, path, rooms, doors }, features, caption }: FloorPlanProps) => {
  const box = getPlanBox(rooms);
  const slots = placeFeatures(rooms, features.length);
  const positionOf = ({ left, top, width, height }: Slot) => ({
    ["--left" as string]: percent((left - box.left) / box.width),
    ["--top" as string]: percent((box.back - top) / box.height),
    ["--width" as string]: percent(width / box.width),
    ["--height" as string]: percent(height / box.height),
  });
  return (
    <>
      <div sx={styles}>
        <Plan rooms={rooms} doors={doors}>
          {slots.map(({ left, top, width, height }, index) => (
            <text
              key={index}
              x={left + width / 2}
              y={box.back - top + height / 2}
              fontSize={NUMBER_M}
              sx={{ fill: "link", fontFamily: "mono", textAnchor: "middle", [IN_ROOMS]: { display: "none" } }}
            >
              {numberOf(index)}
            </text>
          ))}
        </Plan>
        <ol
          className="plan"
          sx={{
            display: "grid",
            gap: 5,
            gridTemplateColumns: ["1fr", "1fr 1fr", "1fr"],
            [IN_ROOMS]: { display: "block" },
          }}
        >
          {features.map(({ title, description, icon }, index) => {
            const slot = slots[index];
            const isNarrow = slot !== undefined && slot.width < MIN_COLUMN_M;
            return (
              <li key={title} style={slot && positionOf(slot)} sx={{ [IN_ROOMS]: IN_ROOM }}>
                <div sx={{ display: "flex", justifyContent: "space-between", color: "link", mb: 3 }}>
                  <Icon name={icon} size={24} />
                  <Text as="span" variant="label">
                    {[slot ? rooms[slot.room]?.name : undefined, numberOf(index)].filter(Boolean).join(" · ")}
                  </Text>
                </div>
                <Stack gap={2} maxWidth="22rem">
                  <Text as="h3" variant="h4">
                    {title}
                  </Text>
                  <Text
                    variant="muted"
                    sx={{
                      [IN_ROOMS]: { fontSize: "small" },
                      ...(!isNarrow && { [IN_LARGE_ROOMS]: { fontSize: "body" } }),
                    }}
                  >
                    {description}
                  </Text>
                </Stack>
              </li>
            );
          })}
        </ol>
      </div>
      <p sx={{ mt: [6, null, 4] }}>
        <TextLink to={path} text={fillPlaceholders(caption, { name })} />
      </p>
    </>
  );
};

/** Windows in which the plan is so wide that each room has space for its texts. */
const IN_ROOMS = `@media ${media("content")}`;
const IN_LARGE_ROOMS = `@media ${media("large")}`;

/** Where the texts are not in the rooms, the plan is small, above the list or next to it. */
const styles: ThemeUICSSObject = {
  position: "relative",
  display: "grid",
  gap: [6, null, 7],
  gridTemplateColumns: ["minmax(0, 1fr)", null, "28rem minmax(0, 1fr)"],
  alignItems: "start",
  "& > svg": { position: [null, null, "sticky"], top: 104, maxWidth: "28rem" },
  [IN_ROOMS]: { display: "block", "& > svg": { position: "static", maxWidth: "none" } },
};

const IN_ROOM = {
  position: "absolute",
  p: 5,
  // eslint-disable-next-line no-restricted-syntax -- The left of a place is left in every language.
  left: "var(--left)",
  top: "var(--top)",
  width: "var(--width)",
  height: "var(--height)",
} as const;

/** The height of the numbers on the drawing. */
const NUMBER_M = 0.4;

const numberOf = (index: number): string => String(index + 1).padStart(2, "0");

export const floorPlanFragment = graphql`
  fragment FloorPlanTour on Tour {
    name
    path
    rooms {
      id
      name
      min
      max
    }
    doors {
      from
      to
      closed
    }
  }
`;
