/** Where other sites' pages may call: what visitors' pages use, and what programs do with an agent's key. */
const openApis = ['/api/public/', '/v1/', '/mcp/']

/** Whether an address is one that takes no cookie's word, and asks by itself who may call. */
export function isPublicApi(path: string): boolean {
  return openApis.some((prefix) => path.startsWith(prefix))
}
