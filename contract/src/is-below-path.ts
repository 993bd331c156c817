/** Whether a path is the pattern's, or below it where that ends with a star; a slash at the end makes no difference. */
export function isBelowPath(path: string, pattern: string): boolean {
  const [stem = '', star] = pattern.split('*', 2)
  const bare = (text: string) => (text.endsWith('/') ? text.slice(0, -1) : text)
  return bare(path) === bare(stem) || (star !== undefined && path.startsWith(stem))
}
