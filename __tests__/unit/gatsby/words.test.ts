import { EventEmitter } from "node:events";
import type { Node, NodePluginArgs } from "gatsby";
import { wordsIn } from "@capture/words/words";
import { sourceNodes, watchDeletedWords } from "../../../gatsby/node/words";
import { provideContentFolder } from "../../support/content/content-folder";

const folder = provideContentFolder();

const LABELS = "labels/interface.json";
/** A document that a site has only with its file. */
const OPTIONAL = "labels/own-scan.json";

/** The arguments of Gatsby’s APIs, with a store of nodes by the name of their document. */
function createStore() {
  const nodes = new Map<string, Node>();
  const emitter = new EventEmitter();
  const args = {
    emitter,
    createNodeId: (id: string) => id.split(" ")[1],
    createContentDigest: (content: string) => content,
    getNodesByType: () => [...nodes.values()],
    actions: {
      createNode: (node: Node) => nodes.set(node.id, node),
      deleteNode: ({ id }: Node) => nodes.delete(id),
    },
  } as unknown as NodePluginArgs;
  const read = (name: string): unknown => JSON.parse(nodes.get(name)?.internal.content ?? "null");
  const deleteFile = (name: string): void => {
    folder.remove(name);
    emitter.emit("DELETE_NODE", { payload: { internal: { type: "File" }, extension: "json" } });
  };
  return { args, read, deleteFile };
}

afterEach(() => delete process.env.CONTENT_DIR);

test("a deleted file no longer replaces the engine’s texts, and a document that needs its file is deleted with it", () => {
  process.env.CONTENT_DIR = folder.path;
  folder.write(LABELS, JSON.stringify({ search: "Look" }));
  folder.write(OPTIONAL, JSON.stringify({}));
  const { args, read, deleteFile } = createStore();
  sourceNodes(args);
  watchDeletedWords(args);
  expect(read(LABELS)).toMatchObject({ search: "Look" });
  expect(read(OPTIONAL)).not.toBeNull();
  deleteFile(LABELS);
  expect(read(LABELS)).toMatchObject({ search: wordsIn("en")[LABELS]?.search });
  deleteFile(OPTIONAL);
  expect(read(OPTIONAL)).toBeNull();
});
