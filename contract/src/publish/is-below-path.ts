/** Whether a path matches the pattern, or is below it if the pattern ends with a star. A trailing slash is ignored. */
export function isBelowPath(path: string, pattern: string): boolean {
  const [stem = '', star] = pattern.split('*', 2)
  const bare = (text: string) => (text.endsWith('/') ? text.slice(0, -1) : text)
  return bare(path) === bare(stem) || (star !== undefined && path.startsWith(stem))
}
