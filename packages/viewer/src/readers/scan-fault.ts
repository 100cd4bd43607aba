/** What can be wrong with a file of a visitor. The label of the same name explains it. */
export type FaultName =
  /** The file has none of the accepted formats. */
  | "unknownFormat"
  /** A LAZ file whose points are compressed in a way that is not read. */
  | "compressed"
  /** What unpacks LAZ could not be fetched or started. */
  | "noDecoder"
  /** A version of the format that is not read. */
  | "unknownVersion"
  /** The header is incomplete, contradicts itself, or refers to places outside the file. */
  | "brokenHeader"
  /** The points are stored in a way that is not read, or have no x, y and z. */
  | "unknownPoints"
  /** The colors are outside the ranges that programs write. */
  | "unknownColors"
  /** The header announces more points than the file contains. */
  | "missingPoints"
  /** The header announces another file size. */
  | "wrongSize"
  /** A checksum of an E57 file does not match. */
  | "wrongChecksum"
  /** The points of an E57 file are not where its description says. */
  | "brokenData"
  /** The file contains no point, or none with a valid position. */
  | "noPoints"
  /** The browser cannot read the file, for example because it was moved. */
  | "unreadable";

/** An expected fault of a file, with the numbers of its message. */
export interface ScanFault {
  readonly fault: FaultName;
  /** The number of points that the header announces. */
  readonly points?: number;
  /** The number of bytes that the header announces. */
  readonly bytes?: number;
  /** The version of the format that was found. */
  readonly version?: string;
}

export const isFault = (value: object | undefined): value is ScanFault => value !== undefined && "fault" in value;
