import { fileURLToPath } from 'node:url'
import { checkTree } from './structure/check-tree.ts'

const { lines, breaches } = checkTree(fileURLToPath(new URL('..', import.meta.url)))
for (const { path, message } of breaches) console.error(`${path}: ${message}`)
const median = lines[Math.floor(lines.length / 2)]
console.log(
  `${lines.length} files, the median of ${median} lines, the longest of ${lines.at(-1)}; ${breaches.length} breaches of the structure`,
)
process.exitCode = breaches.length === 0 ? 0 : 1
