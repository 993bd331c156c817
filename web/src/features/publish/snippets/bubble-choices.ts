import { integrationTexts } from '@parleykit/contract/connect-texts'
import { widgetLoaderPath } from '@parleykit/contract/limits'
import type { PublicAddresses } from '@parleykit/contract/publish'

/** How an owner wants the bubble; what is left as it is doesn't stand in the snippet, but for the message. */
export interface BubbleChoices {
  /** Whether it shows on one path alone. */
  readonly isOnOnePath: boolean
  /** As it is typed: a path, or the address of a page. */
  readonly path: string
  /** Automatic is the side where lines end. */
  readonly position: 'automatic' | 'left' | 'right'
  /** Distance from the corner's edges, in CSS pixels. */
  readonly fromSide: number
  readonly fromBottom: number
  /** Hex; null for the agent's brand colour. */
  readonly color: string | null
  /** Words in the bubble; empty for none. */
  readonly label: string
  /** Words beside the closed bubble; empty for none. The chat's own greeting is the agent's. */
  readonly message: string
  readonly opensOnLoad: boolean
  /** Of the bubble's own words, as a code; null for the page's. */
  readonly language: string | null
}

/** As far as the bubble goes from its corner, in CSS pixels. */
export const offsetMax = 400
const usualOffset = 20

export const usualChoices: BubbleChoices = {
  isOnOnePath: false,
  path: '/',
  position: 'automatic',
  fromSide: usualOffset,
  fromBottom: usualOffset,
  color: null,
  label: '',
  message: integrationTexts.initialMessage,
  opensOnLoad: false,
  language: null,
}

export interface BubbleAgent {
  readonly publicId: string
  /** Empty for those who see no keys. */
  readonly apiKey: string
  readonly name: string
}

/** The attributes of the bubble's script tag, by their names in their order. */
export function bubbleAttributes(
  { server, widget }: PublicAddresses,
  { publicId, apiKey, name }: BubbleAgent,
  choices: BubbleChoices = usualChoices,
): Readonly<Record<string, string>> {
  const { position, fromSide, fromBottom, color, label, message, opensOnLoad, language } = choices
  const isMoved = fromSide !== usualOffset || fromBottom !== usualOffset
  return {
    // The script brings along what the bubble shows of this agent.
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
    // Only a script from elsewhere has to be told where the agent is.
    ...(widget !== server && { 'data-server': server }),
  }
}

/** The path that somebody means who types one, a part of one, or the address of a page. */
function pathOf(typed: string): string {
  const text = typed.trim()
  const path = /^https?:/i.test(text) ? (URL.parse(text)?.pathname ?? '/') : (text.split(/[?#]/)[0] ?? '')
  return path.startsWith('/') ? path : `/${path}`
}
