const safeProtocols = ['http:', 'https:', 'mailto:', 'tel:']

/** The address if it is absolute and of a kind that can only open a page, a mail or a call; null otherwise. */
export function safeLink(href: string): string | null {
  try {
    return safeProtocols.includes(new URL(href).protocol) ? href : null
  } catch {
    return null
  }
}

/** Attributes of every link to a page outside of the chat. */
export const outboundLink = { target: '_blank', rel: 'noopener noreferrer nofollow' } as const
