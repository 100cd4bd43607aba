import { ramp } from "../../theme/tokens";
import { Link } from "../ui/link/link";

/** Left and top coordinate of each square of the mark, smallest square first. Source: static/favicon.svg */
const SQUARE_STARTS = [20, 16, 12, 8, 5];
/** Right and bottom coordinate, which all squares share. */
const CORNER = 27;

/** The mark of the brand: squares as layers, the smallest on top. */
const Mark = () => (
  <svg width={30} height={30} viewBox="4 4 24 24" aria-hidden="true">
    {SQUARE_STARTS.map((start, index) => (
      <path key={start} d={`M${start} ${start}H${CORNER}V${CORNER}H${start}z`} fill={ramp[index]} />
    )).reverse()}
  </svg>
);

/** The brand as a link to the home page. */
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
