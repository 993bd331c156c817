/** What is said while no request comes through. Free of dependencies. */
export const offlineTexts = {
  offline: 'You are offline.',
  unreached: "The server can't be reached.",
  comesBack: 'This page comes back by itself once the connection does.',
  kept: 'What you typed stays here. Save it once the connection is back.',
} as const
