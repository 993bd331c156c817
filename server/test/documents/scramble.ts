/** RC4, the cipher of old documents, which Node no longer brings. */
export function scramble(key: Buffer, bytes: Buffer): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, at) => at)
  const at = (place: number) => state[place & 255] ?? 0
  const swap = (a: number, b: number) => {
    const value = at(a)
    state[a & 255] = at(b)
    state[b & 255] = value
  }
  for (let i = 0, j = 0; i < 256; i++) {
    j = (j + at(i) + (key[i % key.length] ?? 0)) & 255
    swap(i, j)
  }
  let j = 0
  const scrambled = bytes.map((byte, index) => {
    const i = index + 1
    j = (j + at(i)) & 255
    swap(i, j)
    return byte ^ at(at(i) + at(j))
  })
  return Buffer.from(scrambled)
}
