import { isVisible, stripDirectionControls } from '@parleykit/contract/base/visible-text'
import { fileNameMax } from '@parleykit/contract/knowledge/limits'

/** An entry's name: its page's title, or its URL if the title is empty. */
export function pageEntryTitle(title: string, url: string): string {
  const { hostname, pathname } = new URL(url)
  const name = isVisible(title) ? stripDirectionControls(title).trim() : `${hostname}${pathname}`
  return name.slice(0, fileNameMax).toWellFormed()
}
