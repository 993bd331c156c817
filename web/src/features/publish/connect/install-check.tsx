import type { InstallFinding, InstallReport } from '@parleykit/contract/publish/install-check'
import { Callout, Flex, Text, TextField } from '@radix-ui/themes'
import { CircleAlert, CircleCheck, Info, SearchCheck } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { withDetail } from '../../../api/api-error.ts'
import { Field } from '../../../ui/form/field.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { Snippet } from '../snippets/snippet.tsx'
import { installTexts } from '../texts/connect-texts.ts'
import { ConnectSection } from './connect-section.tsx'
import { useCheckInstall } from './queries.ts'

/** Asks for a page's address and shows the findings there. */
export function InstallCheck({ agentId }: { readonly agentId: number }) {
  const [url, setUrl] = useState('')
  const check = useCheckInstall(agentId)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!check.isPending) check.mutate(url)
  }

  return (
    <ConnectSection title={installTexts.title} help={installTexts.help}>
      <Flex direction="column" gap="4" className="reading-width">
        <form onSubmit={submit} noValidate>
          <Field
            label="Page URL"
            error={check.error ? withDetail(installTexts.failed, check.error) : undefined}
          >
            {(control) => (
              <Flex gap="3" wrap="wrap">
                <TextField.Root
                  {...control}
                  dir="ltr"
                  type="url"
                  inputMode="url"
                  autoComplete="url"
                  placeholder="https://example.com"
                  className="truncating"
                  value={url}
                  onChange={(event) => setUrl(event.target.value)}
                />
                <SubmitButton variant="soft" isPending={check.isPending} pending={installTexts.pending}>
                  <SearchCheck size={16} /> {installTexts.action}
                </SubmitButton>
              </Flex>
            )}
          </Field>
        </form>
        <div role="status">{check.data && !check.isPending && <Report report={check.data} />}</div>
      </Flex>
    </ConnectSection>
  )
}

function Report({ report: { url, works, isRendered, findings } }: { readonly report: InstallReport }) {
  return (
    <Flex direction="column" gap="3">
      <Text as="p" weight="medium" className="wrap-anywhere">
        {headline({ url, works, findings })}
      </Text>
      <ul className="plain-list findings">
        {findings.map((finding) => (
          <li key={finding.kind + finding.message + finding.fix}>
            <Finding finding={finding} />
          </li>
        ))}
      </ul>
      {isRendered && (
        <Text as="p" size="1" color="gray">
          {installTexts.rendered}
        </Text>
      )}
    </Flex>
  )
}

/** Nothing is known about a page that this server can't reach, such as one on the owner's own machine. */
function headline({ url, works, findings }: Pick<InstallReport, 'url' | 'works' | 'findings'>): string {
  if (works) return installTexts.works(url)
  const isUnseen = findings.some(({ kind }) => kind === 'page_unreachable')
  return isUnseen ? installTexts.unknown(url) : installTexts.fails(url)
}

const looks = {
  wrong: { color: 'red', icon: CircleAlert, word: 'Problem' },
  note: { color: 'yellow', icon: Info, word: 'Note' },
  good: { color: 'green', icon: CircleCheck, word: 'Good' },
} as const

function Finding({ finding: { level, message, fix } }: { readonly finding: InstallFinding }) {
  const { color, icon: Icon, word } = looks[level]
  return (
    <div className="finding">
      <Callout.Root size="1" color={color}>
        <Callout.Icon>
          <Icon size={16} aria-label={word} />
        </Callout.Icon>
        <Callout.Text className="wrap-anywhere">{message}</Callout.Text>
      </Callout.Root>
      {fix !== null && <Snippet code={fix} copyLabel="Copy" />}
    </div>
  )
}
