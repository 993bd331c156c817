import { existsSync } from 'node:fs'
import { getuid } from 'node:process'
import { run } from './set-up.mjs'

const chromium = '/usr/bin/chromium'
const shell = '/usr/bin/chromium-headless-shell'

/**
 * Installs Debian's or Ubuntu's Chromium, which the server renders pages with, and its headless shell, which the browser
 * journeys run in where the system has it; a step of `npm test`.
 */
export async function installChromium() {
  if (existsSync(chromium) && existsSync(shell)) return { passed: 1, failed: 0 }
  const asRoot = getuid?.() === 0 ? [] : ['sudo', '--non-interactive']
  let output = ''
  const install = ['install', '--yes', '--no-install-recommends']
  for (const args of [['update'], [...install, 'chromium'], [...install, 'chromium-headless-shell']]) {
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
