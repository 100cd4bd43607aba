import { Link } from "./link";

interface ButtonLinkProps {
  to: string;
  text: string;
  variant?: "primary" | "secondary";
  /** Opens a page of the site in a new tab. Other sites always open in a new tab. */
  target?: "_blank";
}

/** A link that looks like a button. */
export const ButtonLink = ({ to, text, variant = "primary", target }: ButtonLinkProps) => (
  <Link to={to} target={target} sx={{ variant: `buttons.${variant}` }}>
    {text}
  </Link>
);
