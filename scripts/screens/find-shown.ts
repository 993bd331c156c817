import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { listFiles } from '../structure/source-file.ts'

const routeTable = 'web/src/app.tsx'
const opensSomething =
  /<(?:Dialog|AlertDialog|Popover|DropdownMenu)\.Root|<(?:ConfirmDialog|PopupMenu|SideSheet)\b|role="(?:alertdialog|dialog|menu)"/

/** The files in which the pages of the route table, and dialogs and menus of features, are written. */
export function findShown(root: string): string[] {
  const pages = [...readFileSync(join(root, routeTable), 'utf8').matchAll(/import\('([^']+)'\)/g)]
  const opening = listFiles(root)
    .filter((path) => /^(?:web\/src\/features|widget\/src\/frame)\/.*\.tsx$/.test(path))
    .filter((path) => opensSomething.test(readFileSync(join(root, path), 'utf8')))
  const ofPages = pages.map(([, path = '']) => posix.join(posix.dirname(routeTable), path))
  return [...new Set([...ofPages, ...opening])].sort()
}
