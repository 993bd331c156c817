import { isVisible } from '@parleykit/contract/base/visible-text'
import { fileNameMax } from '@parleykit/contract/knowledge/limits'

/**
 * The name of an entry from its file's path: folders and name without invisible characters, separated by slashes. If it
 * is too long, the first folders are left out. Truncation keeps the extension.
 */
export function entryNameOf(path: string): string {
  const parts = path
    .split(/[\\/]/)
    .map((part) => part.replaceAll(/\p{C}/gu, '').toWellFormed().trim())
    .filter((part) => part !== '.' && part !== '..')
  let name = truncate(parts.pop() ?? '')
  for (const folder of parts.filter(isVisible).reverse()) {
    if (folder.length + 1 + name.length > fileNameMax) break
    name = `${folder}/${name}`
  }
  return name
}

function truncate(name: string): string {
  const dot = name.lastIndexOf('.')
  const ending = dot > 0 ? name.slice(dot).slice(0, fileNameMax / 2) : ''
  const stem = name.slice(0, name.length - ending.length)
  return `${isVisible(stem) ? stem.slice(0, fileNameMax - ending.length) : 'file'}${ending}`
}
