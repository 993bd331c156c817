import type { ChatReply } from '@parleykit/contract/chat/chat'

/** An answer followed by its sources, for assistants that read only text. */
export function answerText({ message, sources, suggestions = [] }: ChatReply): string {
  const named = sources.map(({ title, url, quote }, at) => {
    const where = url === null ? title : `${title} (${url})`
    return `[${at + 1}] ${where}: ${quote}`
  })
  return [
    message,
    ...(named.length > 0 ? [`Sources:\n${named.join('\n')}`] : []),
    ...(suggestions.length > 0
      ? [`It can answer:\n${suggestions.map(({ content }) => `- ${content}`).join('\n')}`]
      : []),
  ].join('\n\n')
}
