/**
 * A growing byte buffer of whole numbers below 2^32, small ones in one byte (variable-length code: 7 bits per byte, the
 * lowest first).
 */
export class ByteWriter {
  #bytes = new Uint8Array(1 << 16)
  #length = 0

  get length(): number {
    return this.#length
  }

  write(number: number): void {
    if (this.#length + 5 > this.#bytes.length) {
      const more = new Uint8Array(Math.ceil(this.#bytes.length * 1.5))
      more.set(this.#bytes)
      this.#bytes = more
    }
    let rest = number >>> 0
    while (rest > 0x7f) {
      this.#bytes[this.#length++] = (rest & 0x7f) | 0x80
      rest >>>= 7
    }
    this.#bytes[this.#length++] = rest
  }

  writeAll(numbers: ArrayLike<number>): void {
    for (let at = 0; at < numbers.length; at++) this.write(numbers[at] ?? 0)
  }

  /** Writes a list, preceded by its length. */
  writeList(numbers: ArrayLike<number>): void {
    this.write(numbers.length)
    this.writeAll(numbers)
  }

  /** The bytes written so far. They share the writer's memory. */
  bytes(): Uint8Array {
    return this.#bytes.subarray(0, this.#length)
  }
}

/** Reads what a `ByteWriter` wrote. Returns zeros past the end. */
export class ByteReader {
  readonly #bytes: Uint8Array
  #at: number

  constructor(bytes: Uint8Array, start: number) {
    this.#bytes = bytes
    this.#at = start
  }

  read(): number {
    let number = 0
    for (let shift = 0; shift < 35; shift += 7) {
      const byte = this.#bytes[this.#at++] ?? 0
      number |= (byte & 0x7f) << shift
      if (byte < 0x80) break
    }
    return number >>> 0
  }

  /** At most the number of bytes left, since each number takes at least one. */
  readAll(count: number): Uint32Array {
    const numbers = new Uint32Array(Math.min(count, this.#bytes.length))
    for (let at = 0; at < numbers.length; at++) numbers[at] = this.read()
    return numbers
  }

  readList(): Uint32Array {
    return this.readAll(this.read())
  }
}
