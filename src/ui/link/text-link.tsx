import { Link } from "./link";

interface TextLinkProps {
  to: string;
  text: string;
  target?: "_top" | "_blank";
}

/** A link of its own, outside a sentence. */
export const TextLink = ({ to, text, target }: TextLinkProps) => (
  <Link to={to} target={target} sx={{ variant: "layout.textLink" }}>
    {text}
  </Link>
);
