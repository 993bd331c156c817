const sector = 512
/** What is shorter than this would have to lie in sectors of its own kind (MS-CFB 2.2), so streams are filled up. */
const shortestStream = 4096
const [free, endOfChain, ofAllocationTable] = [0xffffffff, 0xfffffffe, 0xfffffffd]

/** A container of old Office versions (MS-CFB, version 3) with these streams; together at most 50 KB. */
export function writeCompoundFile(streams: Readonly<Record<string, Buffer>>): Buffer {
  const entries = Object.entries(streams).map(([name, bytes]) => ({ name, bytes: filledUp(bytes) }))
  const allocations: number[] = [ofAllocationTable, endOfChain] // sector 0 is this table, sector 1 the directory
  const starts = entries.map(({ bytes }) => {
    const start = allocations.length
    const count = bytes.length / sector
    for (let at = 1; at <= count; at++) allocations.push(at === count ? endOfChain : start + at)
    return start
  })
  const directory = [
    directoryEntry({ name: 'Root Entry', type: 5, child: 1, right: free, start: endOfChain, size: 0 }),
    ...entries.map(({ name, bytes }, at) => {
      const right = at + 1 < entries.length ? at + 2 : free
      return directoryEntry({ name, type: 2, child: free, right, start: starts[at] ?? 0, size: bytes.length })
    }),
  ]
  const table = Buffer.alloc(sector, 0xff)
  allocations.forEach((next, at) => {
    table.writeUInt32LE(next, at * 4)
  })
  return Buffer.concat([header(), table, pad(Buffer.concat(directory)), ...entries.map(({ bytes }) => bytes)])
}

function header(): Buffer {
  const bytes = Buffer.alloc(sector)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(bytes)
  const shorts = { 24: 0x3e, 26: 3, 28: 0xfffe, 30: 9, 32: 6 }
  for (const [at, value] of Object.entries(shorts)) bytes.writeUInt16LE(value, Number(at))
  const longs = { 44: 1, 48: 1, 56: shortestStream, 60: endOfChain, 68: endOfChain, 76: 0 }
  for (const [at, value] of Object.entries(longs)) bytes.writeUInt32LE(value, Number(at))
  bytes.fill(0xff, 80)
  return bytes
}

interface Entry {
  name: string
  type: number
  child: number
  right: number
  start: number
  size: number
}

function directoryEntry({ name, type, child, right, start, size }: Entry): Buffer {
  const bytes = Buffer.alloc(128)
  bytes.write(name, 'utf16le')
  bytes.writeUInt16LE(name.length * 2 + 2, 64)
  bytes.writeUInt8(type, 66)
  bytes.writeUInt8(1, 67)
  for (const [at, value] of [free, right, child].entries()) bytes.writeUInt32LE(value, 68 + at * 4)
  bytes.writeUInt32LE(start, 116)
  bytes.writeUInt32LE(size, 120)
  return bytes
}

function filledUp(bytes: Buffer): Buffer {
  return pad(Buffer.concat([bytes, Buffer.alloc(Math.max(0, shortestStream - bytes.length))]))
}

function pad(bytes: Buffer): Buffer {
  return Buffer.concat([bytes, Buffer.alloc(-bytes.length & (sector - 1))])
}
