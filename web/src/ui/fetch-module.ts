const failures = new WeakMap<() => Promise<unknown>, { readonly address: string; tries: number }>()

/**
 * Does an import that can be asked for again where it fails. A browser keeps that a module couldn't be fetched for as long as
 * the page lives (HTML standard, "module map"), so that a further try needs another address, which the failure names.
 */
export async function fetchModule<Module>(importModule: () => Promise<Module>): Promise<Module> {
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

/** Chromium and Firefox end the message with the address; Safari names none, and fetches anew. */
function addressIn(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const address = error.message.slice(error.message.lastIndexOf(' ') + 1)
  return URL.canParse(address) ? address : undefined
}
