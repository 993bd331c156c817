import { Badge, Checkbox, Text } from '@radix-ui/themes'
import { type Folder, pathOf } from './group-pages.ts'
import { PickCheckbox, type Picking } from './pick-checkbox.tsx'

interface PageGroupProps extends Picking {
  readonly folder: Folder
}

/** The pages of one folder, each with its title and path. */
export function PageGroup({ folder, picked, onPick }: PageGroupProps) {
  return (
    <div className="page-group">
      <PickCheckbox label={folder.path} pages={folder.pages} picked={picked} onPick={onPick} />
      <ul className="plain-list">
        {folder.pages.map(({ url, title, inKnowledge, language }) => (
          <li key={url}>
            <Text as="label" size="2" className="pick-label">
              <Checkbox
                checked={picked.has(url)}
                onCheckedChange={(isPicked) => onPick([url], isPicked === true)}
              />
              <span className="truncating">
                <Text as="div" truncate dir="auto">
                  {title ?? pathOf(url)}
                </Text>
                <Text as="div" size="1" color="gray" truncate title={url}>
                  {pathOf(url)}
                  {language && ` · ${language}`}
                </Text>
              </span>
              {inKnowledge && (
                <Badge color="green" className="no-wrap">
                  In the knowledge
                </Badge>
              )}
            </Text>
          </li>
        ))}
      </ul>
    </div>
  )
}
