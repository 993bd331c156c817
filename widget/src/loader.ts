import { readSettings } from './loader/settings.ts'
import { mountWidget } from './loader/widget.ts'

/**
 * The script that a website loads: it puts the agent's chat bubble at the bottom right. Loaded again for the same agent
 * it does nothing.
 */
const settings = readSettings(document.currentScript)
if (settings && document.body) void mountWidget(settings)
else if (settings) document.addEventListener('DOMContentLoaded', () => void mountWidget(settings))
else console.error('ParleyKit: the script tag needs a data-agent with the public id of an agent.')
