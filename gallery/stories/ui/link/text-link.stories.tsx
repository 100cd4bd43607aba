import { TextLink } from "../../../../src/ui/link/text-link";

export default { title: "Components / Text link" };

export const PageOfTheSite = () => <TextLink to="/products" text="All devices" />;

export const PageInANewTab = () => <TextLink to="/legal/privacy" text="Privacy policy" target="_blank" />;
