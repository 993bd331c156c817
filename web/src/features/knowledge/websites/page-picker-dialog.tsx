import type { WebsiteMap } from '@parleykit/contract/knowledge/websites/websites'
import { Badge, Button, Checkbox, Flex, Text, TextField } from '@radix-ui/themes'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import type { Folder } from './group-pages.ts'
import { groupPages, pathOf, searchPages } from './group-pages.ts'
import type { PageSelection } from './page-checkbox.tsx'
import { PageCheckbox } from './page-checkbox.tsx'
import { preselectPages } from './preselect-pages.ts'

interface PagePickerDialogProps {
  /** The pages found; null while the dialog is closed. */
  readonly map: WebsiteMap | null
  readonly isStarting: boolean
  readonly onStart: (urls: string[]) => void
  readonly onClose: () => void
}

/** Lets the owner pick the pages to read. */
export function PagePickerDialog({ map, isStarting, onStart, onClose }: PagePickerDialogProps) {
  return (
    <Dialog.Root open={map !== null} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content maxWidth="640px">
        {map && <Picker map={map} isStarting={isStarting} onStart={onStart} />}
      </Dialog.Content>
    </Dialog.Root>
  )
}

interface PickerProps extends Pick<PagePickerDialogProps, 'isStarting' | 'onStart'> {
  readonly map: WebsiteMap
}

function Picker({ map, isStarting, onStart }: PickerProps) {
  const [picked, setPicked] = useState<ReadonlySet<string>>(() => new Set(preselectPages(map)))
  const [search, setSearch] = useState('')
  const shown = searchPages(map.pages, search)

  function pick(urls: readonly string[], isPicked: boolean) {
    setPicked((before) => {
      const after = new Set(before)
      for (const url of urls) {
        if (isPicked) after.add(url)
        else after.delete(url)
      }
      return after
    })
  }

  return (
    <>
      <Dialog.Title size="4">Pick pages</Dialog.Title>
      <Dialog.Description size="2" color="gray" mb="3">
        {foundWords(map)}
      </Dialog.Description>
      {map.notes.map((note) => (
        <Text key={note} as="p" size="2" color="gray" mb="2">
          {note}
        </Text>
      ))}
      <Flex direction="column" gap="3">
        <TextField.Root
          type="search"
          aria-label="Search pages"
          placeholder="Search by title or address"
          dir="auto"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        >
          <TextField.Slot>
            <Search size={16} aria-hidden />
          </TextField.Slot>
        </TextField.Root>
        <PageCheckbox
          label={`Select all (${shown.length.toLocaleString()})`}
          pages={shown}
          picked={picked}
          onPick={pick}
        />
        <section className="page-list" aria-label="Pages">
          {groupPages(shown).map((folder) => (
            <PageGroup key={folder.path} folder={folder} picked={picked} onPick={pick} />
          ))}
          {shown.length === 0 && (
            <Text as="p" size="2" color="gray" align="center" my="5">
              No matching pages.
            </Text>
          )}
        </section>
      </Flex>
      <Flex justify="end" align="center" gap="3" mt="4" wrap="wrap" className="dialog-actions">
        <Dialog.Close>
          <Button variant="soft" color="gray">
            Cancel
          </Button>
        </Dialog.Close>
        <Button disabled={picked.size === 0 || isStarting} onClick={() => onStart([...picked])}>
          {isStarting ? 'Starting...' : scrapeWords(picked.size)}
        </Button>
      </Flex>
    </>
  )
}

function foundWords({ pages, more, linksLeft }: WebsiteMap): string {
  const found = `${pages.length.toLocaleString()} ${pages.length === 1 ? 'page' : 'pages'} found`
  const links = Math.max(0, linksLeft ?? 0)
  const plan = linksLeft === null ? '' : ` Your plan has ${links} of its training links left.`
  const unread = pages.filter(({ inKnowledge }) => !inKnowledge).length
  const chosen =
    linksLeft !== null && links > 0 && unread > links
      ? ' The pages visitors are most likely to ask about are selected.'
      : ''
  return `${found}${more ? ', and there are more' : ''}.${plan}${chosen}`
}

function scrapeWords(count: number): string {
  if (count === 0) return 'Read pages'
  return `Scrape ${count.toLocaleString()} ${count === 1 ? 'Page' : 'Pages'}`
}

interface PageGroupProps extends PageSelection {
  readonly folder: Folder
}

/** The pages of one folder, each with its title and path. */
function PageGroup({ folder, picked, onPick }: PageGroupProps) {
  return (
    <div className="page-group">
      <PageCheckbox label={folder.path} pages={folder.pages} picked={picked} onPick={onPick} />
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
