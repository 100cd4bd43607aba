import { mark } from "@brand";
import { Link } from "../ui/link/link";

const MARK_HEIGHT_PX = 30;

/** The mark of the brand: data/brand/mark.svg, whose elements the content check has checked. */
const Mark = () => (
  <svg
    width={MARK_HEIGHT_PX * mark.ratio}
    height={MARK_HEIGHT_PX}
    viewBox={mark.viewBox}
    aria-hidden="true"
    dangerouslySetInnerHTML={{ __html: mark.shapes }}
  />
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
