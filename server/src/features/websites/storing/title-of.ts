import { fileNameMax } from '@parleykit/contract/limits'
import { isVisible, withoutTurns } from '@parleykit/contract/visible-text'

/** What an entry is called: by its page's title, or its address where that is empty. */
export function titleOf(title: string, url: string): string {
  const { hostname, pathname } = new URL(url)
  const name = isVisible(title) ? withoutTurns(title).trim() : `${hostname}${pathname}`
  return name.slice(0, fileNameMax).toWellFormed()
}
