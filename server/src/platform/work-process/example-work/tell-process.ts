const held: Uint8Array[] = []

/** Returns the process ID. The process retains as many bytes as each item says. */
export function work(bytes: readonly number[]): number[] {
  for (const size of bytes) held.push(new Uint8Array(size).fill(1))
  return [process.pid]
}
