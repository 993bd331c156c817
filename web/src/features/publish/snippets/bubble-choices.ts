import { widgetLoaderPath } from '@parleykit/contract/publish/limits'
import type { PublicAddresses } from '@parleykit/contract/publish/publish'
import { connectDialogTexts } from '../texts/connect-texts.ts'

/** The owner's choices for the bubble. The snippet omits defaults, except for the message. */
export interface BubbleChoices {
  /** Whether it is shown on only one path. */
  readonly isOnOnePath: boolean
  /** As typed: a path, or the URL of a page. */
  readonly path: string
  /** `automatic` is the side at which lines end. */
  readonly position: 'automatic' | 'left' | 'right'
  /** Distance from the corner's edges, in CSS pixels. */
  readonly fromSide: number
  readonly fromBottom: number
  /** Hex; null for the agent's brand color. */
  readonly color: string | null
  /** Text in the bubble; empty for none. */
  readonly label: string
  /** Text next to the closed bubble; empty for none. The greeting in the chat is the agent's. */
  readonly message: string
  readonly opensOnLoad: boolean
  /** The language code of the bubble's labels; null for the page's language. */
  readonly language: string | null
}

/** Maximum distance of the bubble from its corner, in CSS pixels. */
export const offsetMax = 400
const defaultOffset = 20

export const defaultBubbleChoices: BubbleChoices = {
  isOnOnePath: false,
  path: '/',
  position: 'automatic',
  fromSide: defaultOffset,
  fromBottom: defaultOffset,
  color: null,
  label: '',
  message: connectDialogTexts.initialMessage,
  opensOnLoad: false,
  language: null,
}

export interface BubbleAgent {
  readonly publicId: string
  /** Empty for users who may not see keys. */
  readonly apiKey: string
  readonly name: string
}

/** The attributes of the bubble's script tag, by name and in order. */
export function bubbleAttributes(
  { server, widget }: PublicAddresses,
  { publicId, apiKey, name }: BubbleAgent,
  choices: BubbleChoices = defaultBubbleChoices,
): Readonly<Record<string, string>> {
  const { position, fromSide, fromBottom, color, label, message, opensOnLoad, language } = choices
  const isMoved = fromSide !== defaultOffset || fromBottom !== defaultOffset
  return {
    // The script includes the agent's data for the bubble.
    src: `${widget}${widgetLoaderPath}?agent=${encodeURIComponent(publicId)}`,
    'data-agent': publicId,
    ...(apiKey !== '' && { 'data-api-key': apiKey }),
    'data-name': name,
    ...(message.trim() !== '' && { 'data-initial-message': message.trim() }),
    ...(choices.isOnOnePath && { 'data-path': pathOf(choices.path) }),
    ...(position !== 'automatic' && { 'data-position': position }),
    ...(isMoved && { 'data-offset': `${fromSide} ${fromBottom}` }),
    ...(color !== null && { 'data-color': color }),
    ...(label.trim() !== '' && { 'data-label': label.trim() }),
    ...(opensOnLoad && { 'data-open': 'true' }),
    ...(language !== null && { 'data-language': language }),
    // Only a script from another host needs the address of the server.
    ...(widget !== server && { 'data-server': server }),
  }
}

/** The path in the owner's input: a path, a part of one, or the URL of a page. */
function pathOf(typed: string): string {
  const text = typed.trim()
  const path = /^https?:/i.test(text) ? (URL.parse(text)?.pathname ?? '/') : (text.split(/[?#]/)[0] ?? '')
  return path.startsWith('/') ? path : `/${path}`
}
