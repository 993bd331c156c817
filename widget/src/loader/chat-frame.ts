import type { WidgetSettings } from './settings.ts'

/** The agent's public page in a frame; it is fetched when the frame comes into the document. */
export function createChatFrame(
  { server, publicId, apiKey }: WidgetSettings,
  name: string,
  { onClose }: { readonly onClose: () => void },
): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.src = `${server}/bot/${encodeURIComponent(publicId)}?embed=1#${new URLSearchParams({ key: apiKey })}`
  frame.title = `Chat with ${name}`
  frame.allow = 'clipboard-write'
  window.addEventListener('message', ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin !== server || source !== frame.contentWindow) return
    if (typeof data !== 'object' || data === null || !('type' in data)) return
    if (data.type === 'kit-embed-height') frame.classList.add('ready')
    if (data.type === 'kit-embed-close') onClose()
  })
  return frame
}
