/** Limits on one page's metadata: lengths in UTF-16 code units, and counts. */
export const pageLimits = {
  title: 300,
  description: 1000,
  url: 2048,
  linkText: 200,
  links: 5000,
  icons: 20,
  contact: 1200,
}
