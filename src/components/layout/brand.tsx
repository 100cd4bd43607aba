import { ramp } from "../../theme/tokens";
import { Link } from "../ui/link/link";

/** The edge of each square of the mark, near to far; all share the lower right corner. Source: static/favicon.svg */
const EDGES = [20, 16, 12, 8, 5];
const CORNER = 27;

/** The mark: layers of depth, the nearest on top. */
const Mark = () => (
  <svg width={30} height={30} viewBox="4 4 24 24" aria-hidden="true">
    {EDGES.map((edge, index) => (
      <path key={edge} d={`M${edge} ${edge}H${CORNER}V${CORNER}H${edge}z`} fill={ramp[index]} />
    )).reverse()}
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
