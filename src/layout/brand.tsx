import { markRatio } from "@brand";
import { Link } from "../ui/link/link";

const MARK_HEIGHT_PX = 30;
export const MARK_ID = "brand-mark";

/** The mark of the brand, which the HTML of the page defines (`MarkSymbol`). */
const Mark = () => (
  <svg
    width={MARK_HEIGHT_PX * markRatio}
    height={MARK_HEIGHT_PX}
    aria-hidden="true"
    sx={{ flex: "none", maxWidth: "30vw" }}
  >
    <use href={`#${MARK_ID}`} />
  </svg>
);

/** A longer brand is smaller on a phone, where it has up to three lines in the bar. */
const MAX_LARGE_LETTERS = 14;

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
      marginInlineEnd: "auto",
      color: "text",
      textDecoration: "none",
    }}
  >
    <Mark />
    <span
      sx={name.length > MAX_LARGE_LETTERS ? { fontSize: ["label", "h4"], lineHeight: 1.15, textWrap: "balance" } : {}}
    >
      {name}
    </span>
  </Link>
);
