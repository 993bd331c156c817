import type { Platform } from '../../platform/platform.ts'
import { getModes } from '../setup/modes/index.ts'

const loopback = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/

/** Warns the operator of a public server that the sandbox gives its plans away. */
export function warnOfSandbox(platform: Pick<Platform, 'config' | 'database' | 'log'>): void {
  const { publicUrl } = platform.config
  if (getModes(platform).billing !== 'sandbox' || publicUrl === null) return
  if (loopback.test(new URL(publicUrl).hostname)) return
  platform.log.warn(
    `Plans are sold in the sandbox and PUBLIC_URL is ${publicUrl}: anyone who registers there can get a paid plan without paying. ` +
      "Connect Stripe on Server settings (or set BILLING=stripe) to sell plans, or set BILLING=off (or choose “Me or my team” on /setup) if you don't sell any.",
  )
}
