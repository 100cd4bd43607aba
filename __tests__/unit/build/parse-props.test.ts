import { p as parseProps } from "../../../src/build/platform/parse-props";

describe("the styles of an element", () => {
  it("come from the theme, and the rest of the element stays as it is", () => {
    const { css, ...others } = parseProps({ sx: { p: 3, fontFamily: "mono" }, id: "price", hidden: true }) ?? {};
    expect(others).toEqual({ id: "price", hidden: true });
    expect(css?.styles).toMatch(/^padding:12px;font-family:"Sometype Mono"/);
  });

  it("are worked out once for the same look", () => {
    const styles = (gap: number) => parseProps({ sx: { display: "grid", gap } })?.css;
    expect(styles(2)).toBeDefined();
    expect(styles(2)).toBe(styles(2));
    expect(styles(3)).not.toBe(styles(2));
  });

  it("are none where none are asked for", () => {
    const props = { id: "plain" };
    expect(parseProps(props)).toBe(props);
    expect(parseProps(null)).toBeNull();
  });
});
