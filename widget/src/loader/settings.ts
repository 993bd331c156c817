/** What a website's script tag says. */
export interface WidgetSettings {
  /** Origin of the server that has the agent. */
  readonly server: string
  readonly publicId: string
  readonly agentName: string
  /** For agents that ask for one; it may only chat. */
  readonly apiKey: string
  /** Shown beside the closed bubble; empty for none. */
  readonly initialMessage: string
}

/** Reads a script tag's data attributes; null where it names no agent. */
export function readSettings(script: unknown): WidgetSettings | null {
  if (!(script instanceof HTMLScriptElement)) return null
  const { agent, name, apiKey, initialMessage, server } = script.dataset
  if (!agent) return null
  return {
    // Where the script comes from a content delivery host, the tag says which server is meant.
    server: new URL(server ?? script.src, document.baseURI).origin,
    publicId: agent,
    agentName: name ?? '',
    apiKey: apiKey ?? '',
    initialMessage: initialMessage ?? '',
  }
}
