import { graphql, type PageProps } from "gatsby";
import { present, section, words } from "../../content/pick";
import { PageFrame } from "../../sections/page-frame";
import { Section } from "../../sections/section";
import { Link } from "../../ui/link";

/** Height of the chat frame in pixels, as the specification states it. */
const FRAME_HEIGHT = 700;

/** What a provider's chat needs. Our own page is of our own origin, where a sandbox would hold nothing back. */
const PROVIDER_SANDBOX = "allow-forms allow-popups allow-popups-to-escape-sandbox allow-same-origin allow-scripts";

const SupportPage = ({ data }: PageProps<Queries.SupportPageQuery>) => {
  const page = present(data.page);
  const word = words(page.words, "/support");
  const { frame } = present(data.siteConfig).support;
  return (
    <PageFrame page={page}>
      <Section section={section(page.sections, "/support", "assistant")}>
        <p sx={{ display: "flex", flexWrap: "wrap", gap: 4, alignItems: "center", mb: 4 }}>
          <strong sx={{ color: "success" }}>{word("badge")}</strong>
          <span>{word("availability")}</span>
          <Link to={frame} sx={{ variant: "layout.textLink", ml: "auto" }}>
            {word("openInTab")}
          </Link>
        </p>
        <iframe
          src={frame}
          title={word("frameTitle")}
          height={FRAME_HEIGHT}
          loading="lazy"
          sandbox={frame.startsWith("/") ? undefined : PROVIDER_SANDBOX}
          sx={{ width: "100%", border: "1px solid", borderColor: "hairline", borderRadius: "card", bg: "ground" }}
        />
      </Section>
    </PageFrame>
  );
};

export default SupportPage;

export const query = graphql`
  query SupportPage {
    page(route: { eq: "/support" }) {
      ...PageWords
    }
    siteConfig {
      support {
        frame
      }
    }
  }
`;
