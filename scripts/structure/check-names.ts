import { basename } from 'node:path/posix'
import { architecture } from '../architecture.ts'
import type { Breach } from './source-file.ts'

/** Files and folders are named for what they hold: none is called utils, helpers, common and so on. */
export function checkNames(paths: readonly string[]): Breach[] {
  const banned = new Set<string>(architecture.bannedNames)
  return paths.flatMap((path) => {
    const folders = path.split('/').slice(0, -1)
    const stem = basename(path).split('.')[0] ?? ''
    const words = [...folders, ...(/\.(tsx?|mjs|css)$/.test(path) ? [stem] : [])]
    const found = words.find((word) => banned.has(word))
    return found === undefined
      ? []
      : [{ path, message: `"${found}" says nothing about what is inside; name it for its content` }]
  })
}
