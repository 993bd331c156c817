/** Texts shown while requests don't reach the server. Free of dependencies. */
export const offlineTexts = {
  offline: "You're offline.",
  unreached: "The server can't be reached.",
  comesBack: "This page will reload when you're back online.",
  kept: "Your text is still here. Save it when you're back online.",
} as const
