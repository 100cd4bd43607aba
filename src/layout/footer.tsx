import { bandProperties } from "../theme/bands";
import { rampGradient } from "../theme/tokens";
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

/** The longest brand that fits the width of the page at the largest size. */
const MAX_LARGE_LETTERS = 8;

/** A longer brand is smaller, by half a letter more than its length, because its letters may be wide. */
function brandSize(brand: string): string {
  const { length } = [...brand];
  const factor = length > MAX_LARGE_LETTERS ? MAX_LARGE_LETTERS / (length + 0.5) : 1;
  return `min(${19.5 * factor}vw, ${17 * factor}rem)`;
}

/** Columns of links, the legal links, and the brand in the full width of the page. */
export const Footer = ({ languages, site, navigation, labels }: LayoutContent) => (
  <footer style={bandProperties("ink")} sx={{ bg: "background", color: "text", overflow: "hidden" }}>
    <Container pt={9}>
      {navigation.columns.length > 0 && (
        <Hairline
          as="nav"
          aria-label={labels.footerNavigation}
          line="hairline"
          gap={[5, null, 7]}
          columns={["1fr 1fr", `repeat(${navigation.columns.length}, 1fr)`]}
          pt={8}
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
          mt: 8,
          pt: 5,
          borderTop: "1px solid",
          borderColor: "hairline",
        }}
      >
        <p sx={{ variant: "text.small", marginInlineEnd: "auto" }}>{navigation.note}</p>
        <nav aria-label={labels.legalNavigation}>
          <Links links={navigation.legal} isInline />
        </nav>
        {languages.length > 0 && (
          <nav aria-label={labels.languageNavigation}>
            <LanguageLinks languages={languages} variant="layout.footerLink" />
          </nav>
        )}
      </div>
      <p
        aria-hidden="true"
        sx={{
          fontFamily: "heading",
          fontWeight: "heading",
          fontSize: brandSize(site.brand),
          lineHeight: 0.86,
          letterSpacing: "-.05em",
          // The space inside the first letter, so that it begins where the columns do.
          marginInlineStart: "-.06em",
          mt: 7,
          mb: "-.12em",
          backgroundImage: rampGradient,
          backgroundClip: "text",
          color: "transparent",
          userSelect: "none",
        }}
      >
        {site.brand}
      </p>
    </Container>
  </footer>
);
