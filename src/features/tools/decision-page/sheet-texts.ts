import type { Block, SheetSection } from "./sheet-blocks";

const row = (cells: readonly string[]): string => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;

function markdownOf(block: Block): string {
  switch (block.kind) {
    case "pairs":
      return block.pairs.map(([term, value]) => `- ${term}: **${value}**`).join("\n");
    case "items":
      return [
        ...(block.title === "" ? [] : [`### ${block.title}`]),
        ...block.items.map(
          ({ name, texts }) => `- ${[...(name === "" ? [] : [`**${name}**`]), ...texts].join("\n  ")}`,
        ),
      ].join("\n\n");
    case "quote":
      return `### ${block.title}\n\n> ${block.text}`;
    case "table":
      return [row(block.head), row(block.head.map(() => "---")), ...block.rows.map(row)].join("\n");
    default:
      return block.text;
  }
}

/** The sheet as Markdown. @param note a sentence below the title */
export const toMarkdown = (title: string, note: string, sections: readonly SheetSection[], url: string): string =>
  `${[
    `# ${title}`,
    note,
    ...sections.flatMap((section) => [`## ${section.title}`, ...section.blocks.map(markdownOf)]),
    `<${url}>`,
  ].join("\n\n")}\n`;

/** What sales needs to know, as plain text: the first line, the project and the devices, and the URL. */
export const toMessage = (first: string, sections: readonly SheetSection[], url: string): string =>
  [
    first,
    ...sections
      .filter(({ id }) => id === "project" || id === "devices" || id === "tolerance")
      .flatMap(({ title, blocks }) => ["", title, ...blocks.flatMap(linesOf)]),
    "",
    url,
  ].join("\n");

function linesOf(block: Block): string[] {
  switch (block.kind) {
    case "pairs":
      return block.pairs.map(([term, value]) => `${term}: ${value}`);
    case "items":
      return block.items.map(({ name, texts }) => `${block.title}: ${name}. ${texts[0] ?? ""}`);
    case "text":
      return [block.text];
    default:
      return [];
  }
}
