// Functions that run in the page, without named functions inside, which tsx would change. The origin private file system
// replaces the folder that an editor picks, because a folder picker cannot be automated.

/** Writes files, and the folder .git, by which Sveltia recognizes a project. */
export async function fillFolder(files: Readonly<Record<string, string>>): Promise<void> {
  const root = await navigator.storage.getDirectory();
  await root.getDirectoryHandle(".git", { create: true });
  // In parallel, which takes half the time.
  await Promise.all(
    Object.entries(files).map(async ([path, text]) => {
      const names = path.split("/");
      let folder = root;
      for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name, { create: true });
      const stream = await (await folder.getFileHandle(names.at(-1) ?? "", { create: true })).createWritable();
      await stream.write(text);
      await stream.close();
    }),
  );
}

/** Returns the modification time of each file. */
export async function listFolder(): Promise<Record<string, number>> {
  const files: Record<string, number> = {};
  const folders: [FileSystemDirectoryHandle, string][] = [[await navigator.storage.getDirectory(), ""]];
  const reads: Promise<unknown>[] = [];
  for (const [folder, path] of folders) {
    for await (const [name, handle] of folder.entries()) {
      if (handle instanceof FileSystemDirectoryHandle) folders.push([handle, `${path}${name}/`]);
      else if (handle instanceof FileSystemFileHandle)
        reads.push(handle.getFile().then(({ lastModified }) => (files[path + name] = lastModified)));
    }
  }
  await Promise.all(reads);
  return files;
}

/** Returns a file as base64. */
export async function readBytes(path: string): Promise<string> {
  const names = path.split("/");
  let folder = await navigator.storage.getDirectory();
  for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name);
  const file = await (await folder.getFileHandle(names.at(-1) ?? "")).getFile();
  let text = "";
  for (const byte of new Uint8Array(await file.arrayBuffer())) text += String.fromCharCode(byte);
  return btoa(text);
}
