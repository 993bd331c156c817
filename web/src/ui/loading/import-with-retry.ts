const failures = new WeakMap<() => Promise<unknown>, { readonly address: string; tries: number }>()

/**
 * Runs an import that can be retried after a failure. Browsers remember a failed module for the lifetime of the page
 * (HTML standard, "module map"), so a retry needs another URL, built from the one in the error.
 */
export async function importWithRetry<Module>(importModule: () => Promise<Module>): Promise<Module> {
  const failure = failures.get(importModule)
  if (failure) return import(/* @vite-ignore */ `${failure.address}?again=${++failure.tries}`)
  try {
    return await importModule()
  } catch (error) {
    const address = addressIn(error)
    if (address) failures.set(importModule, { address, tries: 0 })
    throw error
  }
}

/** Chromium and Firefox end the message with the URL; Safari omits it but retries by itself. */
function addressIn(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const address = error.message.slice(error.message.lastIndexOf(' ') + 1)
  return URL.canParse(address) ? address : undefined
}
