/** The fields of a message by their number: numbers as they stand on the wire, everything else as its bytes. */
export type Message = ReadonlyMap<number, readonly (bigint | Buffer)[]>

/** Reads a message of protocol buffers without its description (protobuf.dev/programming-guides/encoding). */
export function readMessage(bytes: Buffer): Message {
  const fields = new Map<number, (bigint | Buffer)[]>()
  let at = 0
  const varint = () => {
    let value = 0n
    for (let shift = 0n; ; shift += 7n) {
      const byte = bytes.readUInt8(at++)
      value |= BigInt(byte & 0x7f) << shift
      if (byte < 0x80) return value
    }
  }
  const take = (length: number) => {
    if (at + length > bytes.length) throw new Error('The message ends too early')
    at += length
    return bytes.subarray(at - length, at)
  }
  const read = (wire: number) => {
    if (wire === 0) return varint()
    if (wire === 1) return take(8).readBigUInt64LE()
    if (wire === 5) return BigInt(take(4).readUInt32LE())
    if (wire === 2) return take(Number(varint()))
    throw new Error(`There is no wire type ${wire}`)
  }
  while (at < bytes.length) {
    const tag = Number(varint())
    const field = tag >> 3
    fields.set(field, [...(fields.get(field) ?? []), read(tag & 7)])
  }
  return fields
}

export const messagesOf = (message: Message, field: number): Message[] =>
  (message.get(field) ?? []).flatMap((value) => (Buffer.isBuffer(value) ? [readMessage(value)] : []))

export const textOf = (message: Message, field: number): string => String(message.get(field)?.[0] ?? '')

export const numberOf = (message: Message, field: number): bigint => {
  const value = message.get(field)?.[0]
  return typeof value === 'bigint' ? value : 0n
}
