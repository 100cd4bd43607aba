import { Heading } from "../../../src/ui/heading";

export default { title: "Components / Heading" };

const HEADING = "One walk, one model";
const LEAD = "The device records while you walk, and the platform computes the model overnight.";

export const Complete = () => <Heading label="How it works" heading={HEADING} lead={LEAD} />;

export const WithoutLead = () => <Heading label="How it works" heading={HEADING} />;

export const HeadingOnly = () => <Heading heading={HEADING} />;
