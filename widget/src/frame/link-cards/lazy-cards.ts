import { type ComponentType, lazy } from 'react'

/** Fetched with the first link; the chat works without it. */
function orNothing<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy<ComponentType<Props>>(() =>
    load().then(
      (component) => ({ default: component }),
      () => ({ default: () => null }),
    ),
  )
}

export const LazyLinkCards = orNothing(() => import('./link-cards.tsx').then(({ LinkCards }) => LinkCards))
export const LazyLinkCard = orNothing(() => import('./link-card.tsx').then(({ LinkCard }) => LinkCard))
