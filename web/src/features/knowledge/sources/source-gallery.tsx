import { type SourceKind, sourceKinds } from '@parleykit/contract/knowledge/sources/source-kinds'
import { Text } from '@radix-ui/themes'
import { CodeXml, NotebookText, Sheet, ShoppingBag, ShoppingCart } from 'lucide-react'
import type { ComponentType } from 'react'
import { kindTexts } from './source-texts.ts'

export const kindIcons: Readonly<Record<SourceKind, ComponentType<{ size: number }>>> = {
  address: Sheet,
  notion: NotebookText,
  github: CodeXml,
  woocommerce: ShoppingCart,
  shopify: ShoppingBag,
}

interface SourceGalleryProps {
  readonly onChoose: (kind: SourceKind) => void
}

/** The kinds of sources, each a button that opens its form. */
export function SourceGallery({ onChoose }: SourceGalleryProps) {
  return (
    <ul className="plain-list source-gallery">
      {sourceKinds.map((kind) => {
        const Icon = kindIcons[kind]
        const { name, description } = kindTexts[kind]
        return (
          <li key={kind}>
            <button type="button" className="source-kind" onClick={() => onChoose(kind)}>
              <Icon size={18} />
              <span>
                <Text as="span" size="2" weight="medium">
                  {name}
                </Text>
                <Text as="span" size="1" color="gray">
                  {description}
                </Text>
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
