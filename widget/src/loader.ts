import type { LabelsOfAgent } from '@parleykit/contract/publish/widget-labels/english'
import { readSettings } from './loader/settings.ts'
import { mountWidget } from './loader/widget.ts'
import { withLabels } from './loader/with-labels.ts'

/** Runs a step and ignores its failure: a page without a chat is better than a page with an error. */
function attempt(step: () => void): void {
  try {
    step()
  } catch {
    // Don't log: the console belongs to the website.
  }
}

/**
 * The script that a website loads: it puts the agent's chat bubble into a corner. Does nothing if loaded again for the
 * same agent.
 */
attempt(() => {
  const settings = readSettings(document.currentScript)
  if (!settings) return
  const mount = (labels?: LabelsOfAgent) => attempt(() => mountWidget(settings, labels))
  const begin = () => attempt(() => withLabels(settings.labelsUrl, mount))
  if (document.body) begin()
  else document.addEventListener('DOMContentLoaded', begin)
})
