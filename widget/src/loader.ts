import { readSettings } from './loader/settings.ts'
import { mountWidget } from './loader/widget.ts'

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
  if (!settings) return console.warn('ParleyKit: no data-agent')
  const mount = () => attempt(() => mountWidget(settings))
  if (document.body) mount()
  else document.addEventListener('DOMContentLoaded', mount)
})
