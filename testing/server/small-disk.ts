import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const DISK_SIZE = "96m";
const IS_ROOT = process.getuid?.() === 0;
/** Without root privileges, mounting needs a user namespace. */
const NAMESPACES = IS_ROOT ? ["--mount"] : ["--mount", "--user", "--map-current-user", "--keep-caps"];

/** Whether this machine allows mounting; some containers do not. */
export const canMount = spawnSync("unshare", [...NAMESPACES, "mount", "-t", "tmpfs", "tmpfs", tmpdir()]).status === 0;

const disks = new Set<SmallDisk>();

/** Removes the disks that a failed test has left. */
export function removeDisks(): void {
  for (const disk of disks) disk.remove();
}

/** A small file system in memory, visible only to processes that are started with `wrapper`. */
export class SmallDisk {
  private constructor(
    private readonly holder: ChildProcess,
    /** Its path for these processes. */
    readonly folder: string,
  ) {}

  static async mount(): Promise<SmallDisk> {
    const folder = mkdtempSync(join(tmpdir(), "disk-"));
    chmodSync(folder, 0o777);
    const script = 'mount -t tmpfs -o size="$1",mode=777 tmpfs "$2" && echo mounted && exec sleep infinity';
    const holder = spawn("unshare", [...NAMESPACES, "sh", "-c", script, "sh", DISK_SIZE, folder]);
    const disk = new SmallDisk(holder, folder);
    disks.add(disk);
    await new Promise<void>((done, fail) => {
      holder.stdout.once("data", () => done());
      holder.once("exit", (code) => fail(new Error(`Mounting the disk failed with exit code ${code}.`)));
    });
    return disk;
  }

  /** A command that another command is appended to, to run it with this disk. */
  wrapper(workingFolder: string): string[] {
    const user = IS_ROOT ? [] : ["--user", "--preserve-credentials"];
    return ["nsenter", "--target", String(this.holder.pid), ...user, "--mount", "env", `--chdir=${workingFolder}`];
  }

  /** Fills the disk except for some bytes. */
  fill(freeBytes: number): void {
    const { bavail, bsize } = statfsSync(this.outside);
    writeFileSync(this.ballast, Buffer.alloc(bavail * bsize - freeBytes));
  }

  /** Frees the space that `fill` has filled. */
  makeRoom(): void {
    rmSync(this.ballast);
  }

  /** Removes the disk. Processes that use it must have exited before. */
  remove(): void {
    disks.delete(this);
    this.holder.removeAllListeners("exit");
    this.holder.kill("SIGKILL");
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Its path for all other processes. */
  private get outside(): string {
    return `/proc/${this.holder.pid}/root${this.folder}`;
  }

  private get ballast(): string {
    return join(this.outside, "ballast");
  }
}
