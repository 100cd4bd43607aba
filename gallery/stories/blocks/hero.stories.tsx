import { Hero } from "../../../src/blocks/hero";
import { contentOf } from "../../content";

export default { title: "Blocks / Hero", meta: { isFullWidth: true } };

const { hero } = contentOf<Queries.PageFieldsFragment>("pages/technology.json");
const { hero: homeHero } = contentOf<Queries.PageFieldsFragment>("pages/home.json");

export const WithPicture = () => <Hero {...hero} />;

export const HomePage = () => <Hero {...homeHero} isHome />;

export const OfTool = () => <Hero heading={hero.heading} lead={hero.lead} isTool />;

export const TextOnly = () => <Hero heading={hero.heading} lead={hero.lead} />;
