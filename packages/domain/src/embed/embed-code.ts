interface Embed {
  /** URL of the embedded page. */
  readonly url: string;
  /** Title of the tour. */
  readonly title: string;
  /** In pixels; by default, the frame is as wide as its place. */
  readonly size?: { readonly width: number; readonly height: number };
}

/** Lower frames have too little room for the tools next to the view. */
const FLUID_STYLE = "width:100%;aspect-ratio:16/9;min-height:24rem;border:0";
const FIXED_STYLE = "max-width:100%;border:0";

/** The HTML with which a page of another site shows a tour. */
export function embedCode({ url, title, size }: Embed): string {
  const attributes = {
    src: url,
    title,
    ...(size && { width: String(size.width), height: String(size.height) }),
    style: size ? FIXED_STYLE : FLUID_STYLE,
    allow: "fullscreen",
    loading: "lazy",
  };
  const texts = Object.entries(attributes).map(([name, value]) => `${name}="${escapeAttribute(value)}"`);
  return `<iframe ${texts.join(" ")}></iframe>`;
}

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", '"': "&quot;", "<": "&lt;", ">": "&gt;" };
const escapeAttribute = (text: string): string => text.replace(/[&"<>]/g, (character) => ENTITIES[character] ?? "");
