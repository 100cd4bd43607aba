import { Link } from "./link";

interface ButtonLinkProps {
  to: string;
  text: string;
  variant?: "primary" | "secondary";
}

/** A link that looks like a button: it leads somewhere, so it is a link. */
export const ButtonLink = ({ to, text, variant = "primary" }: ButtonLinkProps) => (
  <Link to={to} sx={{ variant: `buttons.${variant}` }}>
    {text}
  </Link>
);
