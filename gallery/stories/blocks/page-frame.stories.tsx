import { PageFrame } from "../../../src/blocks/page-frame";
import { Band } from "../../../src/ui/band";
import { Heading } from "../../../src/ui/heading";
import { contentOf } from "../../content";

export default { title: "Blocks / Page frame", meta: { isFullWidth: true } };

const page = contentOf<Queries.PageFieldsFragment>("pages/technology.json");
const seo = {
  ...page.seo,
  listed: false,
  modified: null,
  trail: [],
  social: { url: "/social/platform.jpg", width: 1200, height: 630, alt: page.hero.heading },
};

export const Default = () => (
  <PageFrame page={{ ...page, seo }}>
    <Band palette="bone">
      <Heading heading="The bands of the page" lead="They are between the hero and the closing band." />
    </Band>
  </PageFrame>
);
