/** Lengths in UTF-16 code units and numbers of things that one page may say about itself. */
export const pageLimits = {
  title: 300,
  description: 1000,
  url: 2048,
  linkText: 200,
  links: 5000,
  icons: 20,
  contact: 1200,
}
