import type { Letter } from './letter.ts'

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const encode = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

/** An email as text and as HTML with the same content. */
export function renderLetter({ subject, paragraphs, action, footer }: Letter): {
  text: string
  html: string
} {
  const link = action ? [`${action.label}:\n${action.url}`] : []
  return { text: `${[...paragraphs, ...link, `-- \n${footer}`].join('\n\n')}\n`, html: toHtml() }

  function toHtml(): string {
    const [first = '', ...rest] = paragraphs.map((text) => `<p style="margin:0 0 16px">${encode(text)}</p>`)
    const button = action
      ? `<p style="margin:24px 0"><a href="${encode(action.url)}" style="${buttonStyle}">${encode(action.label)}</a></p>` +
        `<p style="margin:0 0 16px;font-size:13px;color:#60646c">Or copy this link: <br>` +
        `<span style="word-break:break-all">${encode(action.url)}</span></p>`
      : ''
    return (
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${encode(subject)}</title></head>` +
      `<body style="margin:0;padding:24px;background:#f9f9fb;color:#1c2024;${fonts}">` +
      `<div style="max-width:520px;margin:0 auto;padding:32px;background:#fff;border:1px solid #e0e1e6;border-radius:12px">` +
      `<h1 style="margin:0 0 16px;font-size:20px">${encode(subject)}</h1>${first}${rest.join('')}${button}</div>` +
      `<p style="max-width:520px;margin:16px auto 0;font-size:12px;color:#60646c">${encode(footer)}</p></body></html>`
    )
  }
}

const fonts = 'font-family:system-ui,-apple-system,Segoe UI,Roboto,sans-serif;font-size:15px;line-height:1.5'
const buttonStyle =
  'display:inline-block;padding:10px 18px;background:#5b5bd6;color:#fff;border-radius:8px;text-decoration:none'
