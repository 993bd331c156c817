import type { Platform } from '../../platform/platform.ts'

const loopback = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/

/** Warns the operator of a public server that the sandbox gives its plans away. */
export function warnOfSandbox({ config, log }: Pick<Platform, 'config' | 'log'>): void {
  const { publicUrl, billing } = config
  if (billing.provider !== 'sandbox' || publicUrl === null) return
  if (loopback.test(new URL(publicUrl).hostname)) return
  log.warn(
    `BILLING is sandbox and PUBLIC_URL is ${publicUrl}: anyone who registers there can get a paid plan without paying. ` +
      "Set BILLING=stripe to sell plans, or BILLING=off if you don't sell any.",
  )
}
