import { Stack, Text } from "../../ui/primitives";
import { Icon } from "../../ui/icon";

interface FloorPlanProps {
  rooms: readonly { readonly title: string; readonly description: string; readonly icon: string }[];
}

/** Width of each room on a wide screen, in columns of a 12-column grid. */
const COLUMN_SPANS = [4, 5, 3, 3, 5, 4, 5, 7] as const;

/** The parts of the platform, drawn as the rooms of a floor plan. */
export const FloorPlan = ({ rooms }: FloorPlanProps) => (
  <ul
    className="plan"
    sx={{
      display: "grid",
      gridTemplateColumns: ["1fr", "1fr 1fr", "repeat(12, 1fr)"],
      border: "6px solid",
      borderColor: "text",
      gap: "6px",
      bg: "text",
    }}
  >
    {rooms.map(({ title, description, icon }, index) => (
      <li
        key={title}
        style={{ ["--span" as string]: `span ${COLUMN_SPANS[index] ?? 4}` }}
        sx={{
          position: "relative",
          gridColumn: ["auto", null, "var(--span)"],
          display: "grid",
          alignContent: "space-between",
          gap: [5, null, 8],
          p: [5, null, 6],
          bg: "background",
          // A door: a gap in the wall below the room.
          "&::after": {
            content: '""',
            position: "absolute",
            insetInlineStart: [5, null, 6],
            bottom: "-6px",
            width: 56,
            height: 6,
            bg: "background",
          },
        }}
      >
        <div sx={{ display: "flex", justifyContent: "space-between", color: "link" }}>
          <Icon name={icon} size={28} />
          <Text as="span" variant="label">
            {String(index + 1).padStart(2, "0")}
          </Text>
        </div>
        <Stack gap={2}>
          <Text as="h3" variant="h4">
            {title}
          </Text>
          <Text variant="muted">{description}</Text>
        </Stack>
      </li>
    ))}
  </ul>
);
