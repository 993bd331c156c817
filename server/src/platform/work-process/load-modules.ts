/** Runs in the work process: preloads modules. Returns no results. */
export async function work(modules: readonly string[]): Promise<never[]> {
  await Promise.all(modules.map((module) => import(module)))
  return []
}
