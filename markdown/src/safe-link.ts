const safeProtocols = ['http:', 'https:', 'mailto:', 'tel:']

/** Returns the address if it is absolute and can only open a page, a mail or a call; else null. */
export function safeLink(href: string): string | null {
  try {
    return safeProtocols.includes(new URL(href).protocol) ? href : null
  } catch {
    return null
  }
}

/** Attributes of every link to a page outside the chat. */
export const outboundLink = { target: '_blank', rel: 'noopener noreferrer nofollow' } as const
