/** Runs in the work process: loads the modules of work to come. Gives no results. */
export async function work(modules: readonly string[]): Promise<never[]> {
  await Promise.all(modules.map((module) => import(module)))
  return []
}
