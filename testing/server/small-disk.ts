import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const SIZE = "96m";
const IS_ROOT = process.getuid?.() === 0;
/** Without root's rights a mount needs a user namespace, in which its user has them. */
const NAMESPACES = IS_ROOT ? ["--mount"] : ["--mount", "--user", "--map-current-user", "--keep-caps"];

/** Whether this machine lets us mount; a container may not. */
export const canMount = spawnSync("unshare", [...NAMESPACES, "mount", "-t", "tmpfs", "tmpfs", tmpdir()]).status === 0;

const disks = new Set<SmallDisk>();

/** Removes the disks that a test that failed has left behind. */
export function removeDisks(): void {
  for (const disk of disks) disk.remove();
}

/** A file system in memory, which only processes see that are started behind its wrapper. */
export class SmallDisk {
  private constructor(
    private readonly holder: ChildProcess,
    /** Where those processes find it. */
    readonly folder: string,
  ) {}

  static async mount(): Promise<SmallDisk> {
    const folder = mkdtempSync(join(tmpdir(), "disk-"));
    chmodSync(folder, 0o777);
    const script = 'mount -t tmpfs -o size="$1",mode=777 tmpfs "$2" && echo mounted && exec sleep infinity';
    const holder = spawn("unshare", [...NAMESPACES, "sh", "-c", script, "sh", SIZE, folder]);
    const disk = new SmallDisk(holder, folder);
    disks.add(disk);
    await new Promise<void>((done, fail) => {
      holder.stdout.once("data", () => done());
      holder.once("exit", (code) => fail(new Error(`The mount has failed with ${code}.`)));
    });
    return disk;
  }

  /** Put before a command, it runs in its working folder with this disk. */
  wrapper(workingFolder: string): string[] {
    const user = IS_ROOT ? [] : ["--user", "--preserve-credentials"];
    return ["nsenter", "--target", String(this.holder.pid), ...user, "--mount", "env", `--chdir=${workingFolder}`];
  }

  /** Takes all room but some bytes. */
  fill(leave: number): void {
    const { bavail, bsize } = statfsSync(this.outside);
    writeFileSync(this.ballast, Buffer.alloc(bavail * bsize - leave));
  }

  /** Gives the room back that `fill` has taken. */
  makeRoom(): void {
    rmSync(this.ballast);
  }

  /** Ends the disk; what has used it must have ended before. */
  remove(): void {
    disks.delete(this);
    this.holder.removeAllListeners("exit");
    this.holder.kill("SIGKILL");
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Where all other processes find the disk. */
  private get outside(): string {
    return `/proc/${this.holder.pid}/root${this.folder}`;
  }

  private get ballast(): string {
    return join(this.outside, "ballast");
  }
}
