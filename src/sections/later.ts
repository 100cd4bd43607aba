import type { ComponentType } from "react";
import { later } from "../ui/later";
import type * as bandParts from "./bands";

type Bands = typeof bandParts;
type PropsOf<C> = C extends ComponentType<infer P extends object> ? P : never;

function band<K extends keyof Bands>(name: K): ComponentType<PropsOf<Bands[K]>> {
  return later(() => import("./bands").then((bands) => bands[name] as ComponentType<PropsOf<Bands[K]>>));
}

/** Parts that stand below the first screen of every page that has them; pages take them from here. */
export const AcademyTabs = /* @__PURE__ */ band("AcademyTabs");
export const Architecture = /* @__PURE__ */ band("Architecture");
export const ArticleCard = /* @__PURE__ */ band("ArticleCard");
export const ArticleIndex = /* @__PURE__ */ band("ArticleIndex");
export const AuthorCard = /* @__PURE__ */ band("AuthorCard");
export const CaseStudyBlocks = /* @__PURE__ */ band("CaseStudyBlocks");
export const Closing = /* @__PURE__ */ band("Closing");
export const DepthStack = /* @__PURE__ */ band("DepthStack");
export const DeveloperTabs = /* @__PURE__ */ band("DeveloperTabs");
export const DeviceComparison = /* @__PURE__ */ band("DeviceComparison");
export const EditingTabs = /* @__PURE__ */ band("EditingTabs");
export const EngineTabs = /* @__PURE__ */ band("EngineTabs");
export const FeatureList = /* @__PURE__ */ band("FeatureList");
export const FeaturedProjects = /* @__PURE__ */ band("FeaturedProjects");
export const FloorPlan = /* @__PURE__ */ band("FloorPlan");
export const HeadlineFigure = /* @__PURE__ */ band("HeadlineFigure");
export const IndustryMosaic = /* @__PURE__ */ band("IndustryMosaic");
export const ItemGrid = /* @__PURE__ */ band("ItemGrid");
export const KeyFigures = /* @__PURE__ */ band("KeyFigures");
export const LegalText = /* @__PURE__ */ band("LegalText");
export const Mailboxes = /* @__PURE__ */ band("Mailboxes");
export const MarketTabs = /* @__PURE__ */ band("MarketTabs");
export const Overview = /* @__PURE__ */ band("Overview");
export const ProductLineup = /* @__PURE__ */ band("ProductLineup");
export const ProgramLadder = /* @__PURE__ */ band("ProgramLadder");
export const ProjectGallery = /* @__PURE__ */ band("ProjectGallery");
export const Scenarios = /* @__PURE__ */ band("Scenarios");
export const SolutionBlocks = /* @__PURE__ */ band("SolutionBlocks");
export const SolutionRow = /* @__PURE__ */ band("SolutionRow");
export const SpecificationTable = /* @__PURE__ */ band("SpecificationTable");
export const Statements = /* @__PURE__ */ band("Statements");
export const Story = /* @__PURE__ */ band("Story");
export const StudyIndex = /* @__PURE__ */ band("StudyIndex");
