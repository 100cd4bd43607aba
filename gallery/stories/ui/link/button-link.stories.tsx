import { ButtonLink } from "../../../../src/ui/link/button-link";

export default { title: "Components / Button link" };

export const Primary = () => <ButtonLink to="/products" text="Compare devices" />;

export const Secondary = () => <ButtonLink to="/products" text="Compare devices" variant="secondary" />;

export const AnotherSite = () => <ButtonLink to="https://example.com/" text="Open the platform" />;
