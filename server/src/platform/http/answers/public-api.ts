/** Paths that other sites' pages may call: those for visitor pages, and those for programs with an agent's key. */
const openApis = ['/api/public/', '/v1/', '/mcp/']

/** Whether a path ignores cookies and authenticates callers by itself. */
export function isPublicApi(path: string): boolean {
  return openApis.some((prefix) => path.startsWith(prefix))
}
