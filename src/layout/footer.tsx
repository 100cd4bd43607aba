import { footerNameSize } from "@brand";
import { bandProperties } from "../theme/bands";
import { LanguageLinks } from "./language/language-links";
import { Link } from "../ui/link/link";
import type { LayoutContent } from "./use-layout-content";
import { Container, Hairline, Text } from "../ui/primitives";

interface LinksProps {
  links: readonly { readonly text: string; readonly to: string }[];
  isInline?: boolean;
}

const Links = ({ links, isInline = false }: LinksProps) => (
  <ul className="links" sx={isInline ? { display: "flex", flexWrap: "wrap", columnGap: 5 } : {}}>
    {links.map(({ text, to }) => (
      <li key={`${to}${text}`}>
        <Link to={to} sx={{ variant: "layout.footerLink" }}>
          {text}
        </Link>
      </li>
    ))}
  </ul>
);

/** The id of the name in large letters, which the HTML of the page defines (`FooterNameSymbol`). */
export const FOOTER_NAME_ID = "footer-name";

/** The name of the company in the full width of the page, whose letters end at its lower edge. */
const LargeName = () => (
  <svg
    aria-hidden="true"
    sx={{ variant: "text.strong", display: "block", direction: "ltr", mt: 7, width: "100%", ...footerNameSize }}
  >
    <use href={`#${FOOTER_NAME_ID}`} />
  </svg>
);

/** Columns of links, the legal links, and the brand in the full width of the page. */
export const Footer = ({ languages, navigation, labels }: LayoutContent) => (
  <footer style={bandProperties("ink")} sx={{ bg: "background", color: "text", overflow: "hidden" }}>
    <Container pt={[7, null, 8]}>
      {navigation.columns.length > 0 && (
        <Hairline
          as="nav"
          aria-label={labels.footerNavigation}
          line="hairline"
          gap={[5, null, 7]}
          columns={["1fr 1fr", `repeat(${navigation.columns.length}, 1fr)`]}
          pt={[6, null, 7]}
        >
          {navigation.columns.map(({ heading, links }) => (
            <div key={heading}>
              <Text as="h2" variant="label" mb={[1, null, 3]}>
                {heading}
              </Text>
              <Links links={links} />
            </div>
          ))}
        </Hairline>
      )}
      <div
        sx={{
          display: "flex",
          flexWrap: "wrap",
          gap: 5,
          mt: [6, null, 7],
          pt: 5,
          borderTop: "1px solid",
          borderColor: "hairline",
        }}
      >
        <p sx={{ variant: "text.small", marginInlineEnd: "auto" }}>{navigation.note}</p>
        {/* Together, so that no language is alone on a line. */}
        <div sx={{ display: "flex", flexWrap: "wrap", columnGap: 5 }}>
          <nav aria-label={labels.legalNavigation}>
            <Links links={navigation.legal} isInline />
          </nav>
          {languages.length > 0 && (
            <nav aria-label={labels.languageNavigation}>
              <LanguageLinks languages={languages} variant="layout.footerLink" />
            </nav>
          )}
        </div>
      </div>
      {footerNameSize && <LargeName />}
    </Container>
  </footer>
);
