import { graphql, type PageProps } from "gatsby";
import { useCallback } from "react";
import { present, words } from "../content/pick";
import { ACADEMY } from "../sections/academy-state";
import { AcademyTabs } from "../sections/academy-tabs";
import { PageFrame } from "../sections/page-frame";
import { Band } from "../ui/band";
import { ButtonLink } from "../ui/button-link";
import { SearchField } from "../ui/search-field";
import { useAddressState } from "../ui/use-address-state";

const AcademyPage = ({ data }: PageProps<Queries.AcademyPageQuery>) => {
  const page = present(data.page);
  const word = words(page.words, "/academy");
  const [state, change] = useAddressState(ACADEMY);
  const search = useCallback((q: string) => change({ q }), [change]);
  return (
    <PageFrame
      page={page}
      heroExtra={
        <div sx={{ variant: "layout.cluster", pt: 3, width: "100%" }}>
          <SearchField
            label={word("searchLabel")}
            placeholder={word("searchPlaceholder")}
            value={state.q}
            onChange={search}
          />
          <ButtonLink
            to={present(data.siteConfig).links.documentation}
            text={word("documentation")}
            variant="secondary"
          />
        </div>
      }
    >
      <Band ground="bone">
        <AcademyTabs
          state={state}
          change={change}
          sections={page.sections}
          tutorials={present(data.tutorials).items}
          manuals={present(data.manuals).items}
          topics={present(data.supportTopics).items}
          faqs={present(data.faqs).items}
          word={word}
        />
      </Band>
    </PageFrame>
  );
};

export default AcademyPage;

export const query = graphql`
  query AcademyPage {
    page(route: { eq: "/academy" }) {
      ...PageWords
    }
    siteConfig {
      links {
        documentation
      }
    }
    tutorials {
      items {
        id
        title
        description
        duration
        category
        docUrl
        thumbnail {
          ...CardPicture
        }
      }
    }
    manuals {
      items {
        id
        title
        description
        pages
        category
        docUrl
        thumbnail {
          ...CardPicture
        }
      }
    }
    supportTopics {
      items {
        id
        name
        description
        category
        articles
        url
      }
    }
    faqs {
      items {
        id
        question
        answer
        docUrl
      }
    }
  }
`;
