import { fileURLToPath } from 'node:url'
import { checkTree } from './structure/check-tree.ts'

const { files, breaches } = checkTree(fileURLToPath(new URL('..', import.meta.url)))
for (const { path, message } of breaches) console.error(`${path}: ${message}`)
console.log(`${files} files, ${breaches.length} breaches of the structure`)
process.exitCode = breaches.length === 0 ? 0 : 1
