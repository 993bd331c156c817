/**
 * A server and its child processes exchange messages over one socket (descriptor 3 of the child), each in a frame: its
 * length in this many bytes, little endian, and its bytes. Requests are serialized by V8. Replies are too, except those
 * of a confined process, which are JSON: a file may have taken it over, and V8's format isn't made for hostile bytes.
 */
export const headBytes = 4

/**
 * A part of the items of a piece of work, which `module` does. With the last part, the results are requested. A request
 * with another ID begins the next piece of work.
 */
export interface Request {
  readonly id: number
  readonly module: string
  readonly items: readonly unknown[]
  readonly isLast: boolean
}

/** Number of items per message. Lists are sent in parts, so that neither side pauses for long. */
export const itemsAtOnce = 500

export function toFrame(message: Buffer): Buffer {
  const head = Buffer.alloc(headBytes)
  head.writeUInt32LE(message.length)
  return Buffer.concat([head, message])
}
