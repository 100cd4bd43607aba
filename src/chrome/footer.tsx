import { bandProperties } from "../theme/bands";
import { Link } from "../ui/link";
import type { Chrome } from "./use-chrome";

/** Four columns of links, the legal links and the note. */
export const Footer = ({ navigation, word }: Chrome) => (
  <footer
    style={bandProperties("ink")}
    sx={{ bg: "ground", color: "text", borderTop: "1px solid", borderColor: "hairline" }}
  >
    <div sx={{ variant: "layout.container", py: 9 }}>
      <nav
        aria-label={word("footerNavigation")}
        sx={{ display: "grid", gap: 7, gridTemplateColumns: "repeat(auto-fit, minmax(11rem, 1fr))" }}
      >
        {navigation.columns.map(({ heading, links }) => (
          <div key={heading}>
            <h2 sx={{ variant: "text.label", mb: 3 }}>{heading}</h2>
            <ul className="links">
              {links.map(({ text, to }) => (
                <li key={`${to}${text}`}>
                  <Link to={to} sx={{ variant: "layout.footerLink" }}>
                    {text}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div
        sx={{
          display: "flex",
          flexWrap: "wrap",
          gap: 5,
          mt: 8,
          pt: 5,
          borderTop: "1px solid",
          borderColor: "hairline",
        }}
      >
        <p sx={{ variant: "text.small", mr: "auto" }}>{navigation.note}</p>
        <nav aria-label={word("legalNavigation")}>
          <ul className="links" sx={{ display: "flex", flexWrap: "wrap", gap: 5 }}>
            {navigation.legal.map(({ text, to }) => (
              <li key={to}>
                <Link to={to} sx={{ variant: "layout.footerLink" }}>
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  </footer>
);
