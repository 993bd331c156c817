/** Work that leaks memory, for the tests. */
export function work(texts: readonly string[]): string[] {
  const kept: string[] = []
  for (;;) for (const text of texts) kept.push(text + String(kept.length))
}
