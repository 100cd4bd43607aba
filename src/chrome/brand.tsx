import { ramp } from "../theme/tokens";
import { Link } from "../ui/link";

/** The mark: four layers of depth, near to far. */
const Mark = () => (
  <svg width={28} height={28} viewBox="0 0 28 28" aria-hidden="true" focusable="false">
    {ramp.slice(0, 4).map((colour, index) => (
      <rect
        key={colour}
        x={2 + index * 3}
        y={4 + index * 5.5}
        width={24 - index * 6}
        height={3.5}
        rx={1}
        fill={colour}
      />
    ))}
  </svg>
);

/** The brand as a way home. */
export const Brand = ({ name }: { name: string }) => (
  <Link
    to="/"
    sx={{
      variant: "text.h4",
      display: "inline-flex",
      alignItems: "center",
      gap: 3,
      minHeight: "touch",
      mr: "auto",
      color: "text",
      textDecoration: "none",
    }}
  >
    <Mark />
    {name}
  </Link>
);
