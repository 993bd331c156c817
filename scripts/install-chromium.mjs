import { existsSync } from 'node:fs'
import { getuid } from 'node:process'
import { run } from './set-up.mjs'

const chromium = '/usr/bin/chromium'

/** Sees to the Chromium of Debian or Ubuntu that the browser journeys run in; a step of `npm test`. */
export async function installChromium() {
  if (existsSync(chromium)) return { passed: 1, failed: 0 }
  const asRoot = getuid?.() === 0 ? [] : ['sudo', '--non-interactive']
  let output = ''
  for (const args of [['update'], ['install', '--yes', '--no-install-recommends', 'chromium']]) {
    const [command, ...rest] = [...asRoot, 'apt-get', '--quiet', ...args]
    const done = await run(command, rest, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
    output += done.output
  }
  if (existsSync(chromium)) return { passed: 1, failed: 0, note: 'installed' }
  return {
    passed: 0,
    failed: 1,
    output: `${output}\n${chromium} is missing: install the package "chromium".`,
  }
}
