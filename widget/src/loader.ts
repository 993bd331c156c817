import type { LabelsOfAgent } from '@parleykit/contract/widget-labels/english'
import { readSettings } from './loader/settings.ts'
import { mountWidget } from './loader/widget.ts'
import { withLabels } from './loader/with-labels.ts'

/** Does a step, and lets it be where it fails: a page without a chat is better than a page with an error. */
function attempt(step: () => void): void {
  try {
    step()
  } catch {
    // Nobody to tell: the console is the website's.
  }
}

/**
 * The script that a website loads: it puts the agent's chat bubble into a corner. Loaded again for the same agent it
 * does nothing.
 */
attempt(() => {
  const settings = readSettings(document.currentScript)
  if (!settings) return
  const mount = (labels?: LabelsOfAgent) => attempt(() => mountWidget(settings, labels))
  const begin = () => attempt(() => withLabels(settings.labelsUrl, mount))
  if (document.body) begin()
  else document.addEventListener('DOMContentLoaded', begin)
})
