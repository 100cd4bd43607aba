import { graphql } from "gatsby";
import { formatDecimals } from "@capture/domain/lib/locale";
import { fillPlaceholders } from "@capture/domain/placeholders";
import { roomSize } from "@capture/viewer/floor-plan";
import { useLocale } from "../../hooks/use-site-content";
import { media } from "../../theme/breakpoints";
import { Icon } from "../../ui/icon";
import { getPlanBox, Plan } from "../../ui/charts/plan";
import { TextLink } from "../../ui/link/text-link";
import { Stack, Text } from "../../ui/primitives";
import { placeFeatures, type Slot } from "./place-features";

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
      <div sx={{ position: "relative" }}>
        <Plan rooms={rooms} doors={doors}>
          {slots.map(({ left, top, width, height }, index) => (
            <text
              key={index}
              x={left + width / 2}
              y={box.back - top + height / 2}
              fontSize={NUMBER_M}
              sx={{ display: [null, null, "none"], fill: "link", fontFamily: "mono", textAnchor: "middle" }}
            >
              {numberOf(index)}
            </text>
          ))}
          {rooms.map((room) => (
            <RoomLabel key={room.id} room={room} back={box.back} />
          ))}
        </Plan>
        <ol
          className="plan"
          sx={{ display: ["grid", null, "block"], gap: 5, mt: [6, null, 0], gridTemplateColumns: ["1fr", "1fr 1fr"] }}
        >
          {features.map(({ title, description, icon }, index) => {
            const slot = slots[index];
            return (
              <li key={title} style={slot && positionOf(slot)} sx={{ p: [0, null, 4, 5], [media("laptop")]: IN_ROOM }}>
                <div sx={{ display: "flex", justifyContent: "space-between", color: "link", mb: 3 }}>
                  <Icon name={icon} size={24} />
                  <Text as="span" variant="label">
                    {numberOf(index)}
                  </Text>
                </div>
                <Stack gap={2} maxWidth="22rem">
                  <Text as="h3" variant="h4">
                    {title}
                  </Text>
                  <Text variant="muted" sx={{ fontSize: [null, null, "small", "body"] }}>
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

const IN_ROOM = {
  position: "absolute",
  // eslint-disable-next-line no-restricted-syntax -- The left of a place is left in every language.
  left: "var(--left)",
  top: "var(--top)",
  width: "var(--width)",
  height: "var(--height)",
} as const;

/** The heights of the numbers and of the names of rooms on the drawing. */
const NUMBER_M = 0.4;
const NAME_M = 0.115;
/** From the walls to the names. */
const INSET_M = 0.2;

/** A room’s name, area and inner dimensions, in its lower left corner in every language. */
const RoomLabel = ({ room, back }: { room: Queries.FloorPlanTourFragment["rooms"][number]; back: number }) => {
  const locale = useLocale();
  const { name, min } = room;
  const [width, depth] = roomSize(room);
  const [left = 0, front = 0] = min;
  const meters = [width, depth].map((length) => formatDecimals(length, 2, locale));
  return (
    <text
      fontSize={NAME_M}
      sx={{ display: ["none", null, "block"], fill: "subtle", fontFamily: "mono", direction: "ltr" }}
    >
      {[`${name}, ${formatDecimals(width * depth, 1, locale)} m²`, `${meters.join(" × ")} m`].map((text, index) => (
        <tspan key={text} x={left + INSET_M} y={back - front - INSET_M - (1 - index) * NAME_M * 1.5}>
          {text}
        </tspan>
      ))}
    </text>
  );
};

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
